CREATE TABLE "admin_uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"content_hash" text NOT NULL,
	"uploaded_by" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "admin_uploads_file_name_unique" UNIQUE("file_name")
);
--> statement-breakpoint
CREATE TABLE "console_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"query" text NOT NULL,
	"query_hash" text NOT NULL,
	"outcome" text NOT NULL,
	"reason" text,
	"row_count" integer,
	"duration_ms" integer,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_locks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"admin_id" uuid NOT NULL,
	"action" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "admin_uploads_content_hash_key" ON "admin_uploads" USING btree ("content_hash");--> statement-breakpoint
CREATE INDEX "admin_uploads_created_at_idx" ON "admin_uploads" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "console_runs_user_idx" ON "console_runs" USING btree ("user_id","started_at");--> statement-breakpoint
CREATE INDEX "console_runs_started_at_idx" ON "console_runs" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "member_locks_user_idx" ON "member_locks" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE SCHEMA "console";
--> statement-breakpoint
CREATE VIEW "console"."users" WITH (security_barrier) AS SELECT "id", "username", "x_username", "telegram_username", "is_admin", "created_at", "disabled_at" FROM "public"."users";
--> statement-breakpoint
CREATE VIEW "console"."leaderboard_entries" WITH (security_barrier) AS SELECT "id", "user_id", "action_type", "points", "month_year", "created_at" FROM "public"."leaderboard_entries";
--> statement-breakpoint
CREATE VIEW "console"."month_totals" WITH (security_barrier) AS SELECT "month_year", "user_id", "total_points", "reached_at" FROM "public"."month_totals";
--> statement-breakpoint
CREATE VIEW "console"."content_items" WITH (security_barrier) AS SELECT "id", "user_id", "content_type", "is_favorite", "created_at" FROM "public"."content_items" WHERE "deleted_at" IS NULL;
--> statement-breakpoint
CREATE VIEW "console"."interests" WITH (security_barrier) AS SELECT "user_id", "kind", "ref_id", "created_at" FROM "public"."interests";
