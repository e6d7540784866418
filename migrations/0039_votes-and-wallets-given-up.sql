CREATE TABLE "wall_past_votes" (
	"thing_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wall_past_votes_thing_id_user_id_pk" PRIMARY KEY("thing_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "account_changes" ADD COLUMN "wallet" text;--> statement-breakpoint
ALTER TABLE "wall_past_votes" ADD CONSTRAINT "wall_past_votes_thing_id_wall_things_id_fk" FOREIGN KEY ("thing_id") REFERENCES "public"."wall_things"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wall_past_votes" ADD CONSTRAINT "wall_past_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wall_past_votes_user_idx" ON "wall_past_votes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "wall_past_votes_created_at_idx" ON "wall_past_votes" USING btree ("created_at");