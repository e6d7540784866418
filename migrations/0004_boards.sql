CREATE TABLE "board_images" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"picture_hash" text NOT NULL,
	"small_hash" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"ref_id" uuid,
	"position" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seller_id" uuid NOT NULL,
	"title" text NOT NULL,
	"category" text NOT NULL,
	"description" text NOT NULL,
	"price_text" text NOT NULL,
	"contact" text NOT NULL,
	"has_images" boolean NOT NULL,
	"warnings" text[] NOT NULL,
	"search_text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"sold_at" timestamp with time zone,
	"hidden_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "meetup_rsvps" (
	"meetup_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"seat" bigint GENERATED ALWAYS AS IDENTITY (sequence name "meetup_rsvps_seat_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "meetup_rsvps_meetup_id_user_id_pk" PRIMARY KEY("meetup_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "meetups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"creator_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"event_at" timestamp with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"tags" text[] NOT NULL,
	"capacity" integer,
	"warnings" text[] NOT NULL,
	"search_text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"canceled_at" timestamp with time zone,
	"hidden_at" timestamp with time zone,
	CONSTRAINT "meetups_capacity_check" CHECK ("meetups"."capacity" > 0)
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"source" text NOT NULL,
	"reporter_id" uuid,
	"type" text NOT NULL,
	"ref_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "board_images" ADD CONSTRAINT "board_images_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_images" ADD CONSTRAINT "board_images_picture_hash_stored_pictures_hash_fk" FOREIGN KEY ("picture_hash") REFERENCES "public"."stored_pictures"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_images" ADD CONSTRAINT "board_images_small_hash_stored_pictures_hash_fk" FOREIGN KEY ("small_hash") REFERENCES "public"."stored_pictures"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetup_rsvps" ADD CONSTRAINT "meetup_rsvps_meetup_id_meetups_id_fk" FOREIGN KEY ("meetup_id") REFERENCES "public"."meetups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetup_rsvps" ADD CONSTRAINT "meetup_rsvps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meetups" ADD CONSTRAINT "meetups_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "board_images_ref_idx" ON "board_images" USING btree ("ref_id","position");--> statement-breakpoint
CREATE INDEX "board_images_owner_idx" ON "board_images" USING btree ("owner_id","created_at");--> statement-breakpoint
CREATE INDEX "board_images_picture_hash_idx" ON "board_images" USING btree ("picture_hash");--> statement-breakpoint
CREATE INDEX "board_images_small_hash_idx" ON "board_images" USING btree ("small_hash");--> statement-breakpoint
CREATE INDEX "listings_created_at_idx" ON "listings" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "listings_category_idx" ON "listings" USING btree ("category","created_at","id");--> statement-breakpoint
CREATE INDEX "listings_seller_idx" ON "listings" USING btree ("seller_id","created_at","id");--> statement-breakpoint
CREATE INDEX "meetup_rsvps_seat_idx" ON "meetup_rsvps" USING btree ("meetup_id","seat");--> statement-breakpoint
CREATE INDEX "meetup_rsvps_user_idx" ON "meetup_rsvps" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "meetups_event_at_idx" ON "meetups" USING btree ("event_at","id");--> statement-breakpoint
CREATE INDEX "meetups_created_at_idx" ON "meetups" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "meetups_creator_idx" ON "meetups" USING btree ("creator_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_reporter_ref_key" ON "reports" USING btree ("reporter_id","type","ref_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_scam_check_ref_key" ON "reports" USING btree ("type","ref_id") WHERE "reports"."source" = 'scam-check';--> statement-breakpoint
CREATE INDEX "reports_ref_idx" ON "reports" USING btree ("type","ref_id");--> statement-breakpoint
CREATE INDEX "reports_created_at_idx" ON "reports" USING btree ("created_at");--> statement-breakpoint
-- Makes searching parts of words fast. The site works without it, so a database that lacks the extension, or gives it to
-- nobody but its owner, is no reason not to start.
DO $$ BEGIN
	CREATE EXTENSION IF NOT EXISTS pg_trgm;
	CREATE INDEX "meetups_search_idx" ON "meetups" USING gin ("search_text" gin_trgm_ops);
	CREATE INDEX "listings_search_idx" ON "listings" USING gin ("search_text" gin_trgm_ops);
EXCEPTION WHEN insufficient_privilege OR feature_not_supported OR undefined_file OR undefined_object THEN
	RAISE NOTICE 'no pg_trgm: boards are searched row by row';
END $$;
