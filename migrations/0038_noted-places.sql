CREATE TABLE "noted_places" (
	"rank" integer PRIMARY KEY NOT NULL,
	"month_year" text NOT NULL,
	"user_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "noted_places" ADD CONSTRAINT "noted_places_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;