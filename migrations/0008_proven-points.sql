CREATE TABLE "works" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"month_year" text NOT NULL,
	"fingerprint" bigint NOT NULL,
	"counted_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "receipts" RENAME COLUMN "used_at" TO "shared_at";--> statement-breakpoint
DROP INDEX "receipts_open_idx";--> statement-breakpoint
DROP INDEX "month_totals_rank_idx";--> statement-breakpoint
ALTER TABLE "leaderboard_entries" ADD COLUMN "proven" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "month_totals" ADD COLUMN "proven_points" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "month_totals" ADD COLUMN "judged_by" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "month_totals" ADD COLUMN "last_source_id" text;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "made_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "works" ADD CONSTRAINT "works_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "receipts_unshared_idx" ON "receipts" USING btree ("user_id","kind","created_at" DESC NULLS LAST) WHERE "receipts"."shared_at" is null;--> statement-breakpoint
CREATE INDEX "month_totals_rank_idx" ON "month_totals" USING btree ("month_year","proven_points" DESC NULLS LAST,"total_points" DESC NULLS LAST,"judged_by" DESC NULLS LAST,"reached_at","user_id");