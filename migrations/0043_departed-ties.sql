CREATE TABLE "departed_ties" (
	"month_year" text NOT NULL,
	"pseudonym" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"count" integer NOT NULL,
	"departed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "departed_ties_user_id_month_year_kind_pseudonym_pk" PRIMARY KEY("user_id","month_year","kind","pseudonym")
);
--> statement-breakpoint
CREATE INDEX "departed_ties_pseudonym_idx" ON "departed_ties" USING btree ("pseudonym");--> statement-breakpoint
CREATE INDEX "departed_ties_departed_at_idx" ON "departed_ties" USING btree ("departed_at");