ALTER TABLE "meetups" ADD COLUMN "venue" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "meetups" ADD COLUMN "ends_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "meetups" ADD COLUMN "sequence" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "listings_sold_idx" ON "listings" USING btree ("created_at","id") WHERE "listings"."sold_at" is not null;