CREATE TABLE "content_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"content_type" text NOT NULL,
	"title" text NOT NULL,
	"text" text,
	"metadata" jsonb NOT NULL,
	"picture_hash" text,
	"source_hash" text,
	"content_hash" text NOT NULL,
	"is_favorite" boolean DEFAULT false NOT NULL,
	"share_token" text,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "content_items_share_token_unique" UNIQUE("share_token")
);
--> statement-breakpoint
CREATE TABLE "stored_pictures" (
	"hash" text PRIMARY KEY NOT NULL,
	"size_bytes" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_preferences" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"auto_save_content" boolean NOT NULL,
	"default_pfp_style" text NOT NULL,
	"preferred_tweet_tone" text NOT NULL,
	"notify_new_content" boolean NOT NULL,
	"notify_leaderboard" boolean NOT NULL,
	"notify_rewards" boolean NOT NULL,
	"theme" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wallet_challenges" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"message" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wallet_proofs" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"address" text NOT NULL,
	"proven_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wallet_proofs_address_unique" UNIQUE("address")
);
--> statement-breakpoint
ALTER TABLE "content_items" ADD CONSTRAINT "content_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_items" ADD CONSTRAINT "content_items_picture_hash_stored_pictures_hash_fk" FOREIGN KEY ("picture_hash") REFERENCES "public"."stored_pictures"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_items" ADD CONSTRAINT "content_items_source_hash_stored_pictures_hash_fk" FOREIGN KEY ("source_hash") REFERENCES "public"."stored_pictures"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_preferences" ADD CONSTRAINT "user_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_challenges" ADD CONSTRAINT "wallet_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_proofs" ADD CONSTRAINT "wallet_proofs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_items_list_idx" ON "content_items" USING btree ("user_id","created_at","id") WHERE "content_items"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "content_items_type_idx" ON "content_items" USING btree ("user_id","content_type","created_at","id") WHERE "content_items"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "content_items_favorites_idx" ON "content_items" USING btree ("user_id","created_at","id") WHERE "content_items"."is_favorite" and "content_items"."deleted_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "content_items_same_key" ON "content_items" USING btree ("user_id","content_hash");--> statement-breakpoint
CREATE INDEX "content_items_picture_hash_idx" ON "content_items" USING btree ("picture_hash");--> statement-breakpoint
CREATE INDEX "content_items_source_hash_idx" ON "content_items" USING btree ("source_hash");--> statement-breakpoint
CREATE INDEX "content_items_deleted_at_idx" ON "content_items" USING btree ("deleted_at") WHERE "content_items"."deleted_at" is not null;--> statement-breakpoint
CREATE INDEX "stored_pictures_saved_at_idx" ON "stored_pictures" USING btree ("saved_at");--> statement-breakpoint
CREATE INDEX "wallet_challenges_expires_at_idx" ON "wallet_challenges" USING btree ("expires_at");