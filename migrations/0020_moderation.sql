CREATE TABLE "moderation_actions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"ref_id" uuid NOT NULL,
	"action" text NOT NULL,
	"moderator_id" uuid NOT NULL,
	"author_id" uuid,
	"title" text NOT NULL,
	"reason" text,
	"note" text NOT NULL,
	"days" integer,
	"before" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	"undone_by" uuid,
	"erased_at" timestamp with time zone,
	"answer" text,
	"answered_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "report_cases" (
	"type" text NOT NULL,
	"ref_id" uuid NOT NULL,
	"author_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"opened_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"auto_hidden_at" timestamp with time zone,
	"auto_hidden_until" timestamp with time zone,
	"cleared_at" timestamp with time zone,
	CONSTRAINT "report_cases_type_ref_id_pk" PRIMARY KEY("type","ref_id")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "locked_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "content_items" ADD COLUMN "hidden_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "moderation_actions" ADD CONSTRAINT "moderation_actions_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_cases" ADD CONSTRAINT "report_cases_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "moderation_actions_ref_idx" ON "moderation_actions" USING btree ("type","ref_id","created_at");--> statement-breakpoint
CREATE INDEX "moderation_actions_author_idx" ON "moderation_actions" USING btree ("author_id","created_at");--> statement-breakpoint
CREATE INDEX "moderation_actions_erase_idx" ON "moderation_actions" USING btree ("created_at") WHERE "moderation_actions"."action" = 'delete' and "moderation_actions"."undone_at" is null and "moderation_actions"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "report_cases_open_idx" ON "report_cases" USING btree ("opened_at","ref_id") WHERE "report_cases"."opened_at" is not null;--> statement-breakpoint
CREATE INDEX "report_cases_closed_idx" ON "report_cases" USING btree ("closed_at","ref_id") WHERE "report_cases"."opened_at" is null and "report_cases"."closed_at" is not null;--> statement-breakpoint
CREATE INDEX "report_cases_author_idx" ON "report_cases" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "report_cases_auto_hidden_idx" ON "report_cases" USING btree ("auto_hidden_until") WHERE "report_cases"."auto_hidden_until" is not null;