CREATE TABLE "engagement_awards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"given_by" uuid,
	"points" integer NOT NULL,
	"reason" text NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "meetup_attendances" (
	"meetup_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"points" integer NOT NULL,
	"day" date NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "meetup_attendances_meetup_id_user_id_pk" PRIMARY KEY("meetup_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "meetup_codes" (
	"meetup_id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "engagement_awards" ADD CONSTRAINT "engagement_awards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetup_attendances" ADD CONSTRAINT "meetup_attendances_meetup_id_meetups_id_fk" FOREIGN KEY ("meetup_id") REFERENCES "public"."meetups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetup_attendances" ADD CONSTRAINT "meetup_attendances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetup_codes" ADD CONSTRAINT "meetup_codes_meetup_id_meetups_id_fk" FOREIGN KEY ("meetup_id") REFERENCES "public"."meetups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "engagement_awards_user_idx" ON "engagement_awards" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "engagement_awards_by_hand_idx" ON "engagement_awards" USING btree ("created_at" DESC NULLS LAST,"id") WHERE "engagement_awards"."source" = 'hand';--> statement-breakpoint
CREATE INDEX "meetup_attendances_user_day_idx" ON "meetup_attendances" USING btree ("user_id","day");