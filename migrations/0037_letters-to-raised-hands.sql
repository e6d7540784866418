CREATE TABLE "interest_letters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"ref_id" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"text_hash" text NOT NULL,
	"reader_count" integer NOT NULL,
	"sent_by" uuid NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "outbox_messages_due_idx";--> statement-breakpoint
ALTER TABLE "interests" ADD COLUMN "letters_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "interest_letters_text_key" ON "interest_letters" USING btree ("kind","ref_id","text_hash");--> statement-breakpoint
CREATE INDEX "interest_letters_sent_idx" ON "interest_letters" USING btree ("kind","ref_id","sent_at");--> statement-breakpoint
CREATE INDEX "outbox_messages_due_idx" ON "outbox_messages" USING btree (("unsubscribe_url" is not null),"next_attempt_at") WHERE "outbox_messages"."body" is not null;