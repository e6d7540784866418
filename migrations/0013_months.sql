CREATE TABLE "month_blocks" (
	"month_year" text NOT NULL,
	"tree" text NOT NULL,
	"block" integer NOT NULL,
	"root" text NOT NULL,
	CONSTRAINT "month_blocks_month_year_tree_block_pk" PRIMARY KEY("month_year","tree","block")
);
--> statement-breakpoint
CREATE TABLE "month_decisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"month_year" text NOT NULL,
	"pseudonym" text NOT NULL,
	"category" text NOT NULL,
	"reason" text,
	"salt" text NOT NULL,
	"reason_hash" text NOT NULL,
	"decided_by" uuid NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	"taken_back_at" timestamp with time zone,
	"answer" text,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "month_entries" (
	"month_year" text NOT NULL,
	"seq" integer NOT NULL,
	"entry_id" uuid NOT NULL,
	"pseudonym" text NOT NULL,
	"action_type" text NOT NULL,
	"points" integer NOT NULL,
	"proven" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"link" text NOT NULL,
	CONSTRAINT "month_entries_month_year_seq_pk" PRIMARY KEY("month_year","seq")
);
--> statement-breakpoint
CREATE TABLE "month_members" (
	"month_year" text NOT NULL,
	"pseudonym" text NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "month_members_month_year_pseudonym_pk" PRIMARY KEY("month_year","pseudonym"),
	CONSTRAINT "month_members_user_key" UNIQUE("user_id","month_year")
);
--> statement-breakpoint
CREATE TABLE "month_notes" (
	"month_year" text NOT NULL,
	"pseudonym" text NOT NULL,
	"note" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "month_notes_month_year_pseudonym_pk" PRIMARY KEY("month_year","pseudonym")
);
--> statement-breakpoint
CREATE TABLE "month_payments" (
	"month_year" text NOT NULL,
	"pseudonym" text NOT NULL,
	"signature" text NOT NULL,
	"noted_by" uuid NOT NULL,
	"noted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "month_payments_month_year_pseudonym_pk" PRIMARY KEY("month_year","pseudonym")
);
--> statement-breakpoint
CREATE TABLE "month_places" (
	"month_year" text NOT NULL,
	"pseudonym" text NOT NULL,
	"rank" integer NOT NULL,
	"prize" integer NOT NULL,
	CONSTRAINT "month_places_month_year_pseudonym_pk" PRIMARY KEY("month_year","pseudonym")
);
--> statement-breakpoint
CREATE TABLE "month_standings" (
	"month_year" text NOT NULL,
	"position" integer NOT NULL,
	"pseudonym" text NOT NULL,
	"frozen_rank" integer,
	"points" integer NOT NULL,
	"proven_points" integer NOT NULL,
	"judged_by" integer NOT NULL,
	"reached_at" timestamp with time zone NOT NULL,
	CONSTRAINT "month_standings_month_year_position_pk" PRIMARY KEY("month_year","position")
);
--> statement-breakpoint
CREATE TABLE "months" (
	"month_year" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"entry_count" integer NOT NULL,
	"chain" text NOT NULL,
	"sealed_to" uuid,
	"member_count" integer DEFAULT 0 NOT NULL,
	"frozen_at" timestamp with time zone,
	"settled_at" timestamp with time zone,
	"published_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	"record" text,
	"root" text
);
--> statement-breakpoint
CREATE TABLE "admin_audit" (
	"id" uuid PRIMARY KEY NOT NULL,
	"admin_id" uuid NOT NULL,
	"action" text NOT NULL,
	"target" text NOT NULL,
	"details" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "month_members" ADD CONSTRAINT "month_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "month_decisions_member_key" ON "month_decisions" USING btree ("month_year","pseudonym") WHERE "month_decisions"."taken_back_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "month_entries_entry_key" ON "month_entries" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "month_entries_pseudonym_idx" ON "month_entries" USING btree ("month_year","pseudonym","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "month_places_rank_key" ON "month_places" USING btree ("month_year","rank");--> statement-breakpoint
CREATE UNIQUE INDEX "month_standings_pseudonym_key" ON "month_standings" USING btree ("month_year","pseudonym");--> statement-breakpoint
CREATE INDEX "admin_audit_target_idx" ON "admin_audit" USING btree ("target","created_at");--> statement-breakpoint
CREATE INDEX "admin_audit_created_at_idx" ON "admin_audit" USING btree ("created_at");