CREATE TABLE "wall_awards" (
	"week" text NOT NULL,
	"place" integer NOT NULL,
	"thing_id" uuid,
	"user_id" uuid,
	"points" integer NOT NULL,
	"score" real NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wall_awards_week_place_pk" PRIMARY KEY("week","place")
);
--> statement-breakpoint
CREATE TABLE "wall_things" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"text" text,
	"metadata" jsonb NOT NULL,
	"content_item_id" uuid,
	"picture_hash" text,
	"small_hash" text,
	"media_file" text,
	"width" integer,
	"height" integer,
	"same_key" text NOT NULL,
	"month_year" text NOT NULL,
	"vote_count" integer DEFAULT 0 NOT NULL,
	"rising_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"hidden_at" timestamp with time zone,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "wall_votes" (
	"thing_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"weight" real DEFAULT 1 NOT NULL,
	CONSTRAINT "wall_votes_thing_id_user_id_pk" PRIMARY KEY("thing_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "wall_weeks" (
	"week" text PRIMARY KEY NOT NULL,
	"judged_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "wall_awards" ADD CONSTRAINT "wall_awards_week_wall_weeks_week_fk" FOREIGN KEY ("week") REFERENCES "public"."wall_weeks"("week") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wall_awards" ADD CONSTRAINT "wall_awards_thing_id_wall_things_id_fk" FOREIGN KEY ("thing_id") REFERENCES "public"."wall_things"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wall_awards" ADD CONSTRAINT "wall_awards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wall_things" ADD CONSTRAINT "wall_things_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wall_things" ADD CONSTRAINT "wall_things_content_item_id_content_items_id_fk" FOREIGN KEY ("content_item_id") REFERENCES "public"."content_items"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wall_things" ADD CONSTRAINT "wall_things_picture_hash_stored_pictures_hash_fk" FOREIGN KEY ("picture_hash") REFERENCES "public"."stored_pictures"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wall_things" ADD CONSTRAINT "wall_things_small_hash_stored_pictures_hash_fk" FOREIGN KEY ("small_hash") REFERENCES "public"."stored_pictures"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wall_votes" ADD CONSTRAINT "wall_votes_thing_id_wall_things_id_fk" FOREIGN KEY ("thing_id") REFERENCES "public"."wall_things"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wall_votes" ADD CONSTRAINT "wall_votes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "wall_awards_thing_key" ON "wall_awards" USING btree ("thing_id");--> statement-breakpoint
CREATE INDEX "wall_awards_user_idx" ON "wall_awards" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "wall_things_new_idx" ON "wall_things" USING btree ("created_at","id") WHERE "wall_things"."hidden_at" is null and "wall_things"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "wall_things_rising_idx" ON "wall_things" USING btree ("rising_at","id") WHERE "wall_things"."hidden_at" is null and "wall_things"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "wall_things_best_idx" ON "wall_things" USING btree ("month_year",(-"vote_count"),"id") WHERE "wall_things"."hidden_at" is null and "wall_things"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "wall_things_user_idx" ON "wall_things" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "wall_things_same_key" ON "wall_things" USING btree ("month_year","same_key");--> statement-breakpoint
CREATE INDEX "wall_things_content_item_idx" ON "wall_things" USING btree ("content_item_id");--> statement-breakpoint
CREATE INDEX "wall_things_picture_hash_idx" ON "wall_things" USING btree ("picture_hash");--> statement-breakpoint
CREATE INDEX "wall_things_small_hash_idx" ON "wall_things" USING btree ("small_hash");--> statement-breakpoint
CREATE INDEX "wall_votes_user_idx" ON "wall_votes" USING btree ("user_id","thing_id");--> statement-breakpoint
CREATE INDEX "wall_votes_created_at_idx" ON "wall_votes" USING btree ("created_at");