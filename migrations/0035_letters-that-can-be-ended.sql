CREATE TABLE "notification_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"by_email" boolean NOT NULL,
	"time_zone" text NOT NULL,
	"digest_day" date,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "announced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "mailed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "outbox_messages" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
ALTER TABLE "notification_settings" ADD CONSTRAINT "notification_settings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_settings_by_email_idx" ON "notification_settings" USING btree ("user_id") WHERE "notification_settings"."by_email";--> statement-breakpoint
CREATE INDEX "notifications_announce_idx" ON "notifications" USING btree ("created_at") WHERE "notifications"."announced_at" is null and "notifications"."read_at" is null;