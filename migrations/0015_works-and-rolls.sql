CREATE TABLE "pfp_commitments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"server_seed" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "daily_actions" ADD COLUMN "unproven_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "detail" bit(576) NOT NULL;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "bands" integer[] NOT NULL;--> statement-breakpoint
ALTER TABLE "works" ADD COLUMN "is_bare_template" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "pfp_commitments" ADD CONSTRAINT "pfp_commitments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pfp_commitments_user_idx" ON "pfp_commitments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "pfp_commitments_created_idx" ON "pfp_commitments" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "works_bands_idx" ON "works" USING gin ("bands") WHERE "works"."counted_at" is not null;--> statement-breakpoint
CREATE INDEX "works_user_idx" ON "works" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "works_created_idx" ON "works" USING btree ("created_at");