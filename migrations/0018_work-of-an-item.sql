ALTER TABLE "receipts" ADD COLUMN "judged_by" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "content_items" ADD COLUMN "receipt_id" uuid;--> statement-breakpoint
ALTER TABLE "wall_things" ADD COLUMN "receipt_id" uuid;--> statement-breakpoint
ALTER TABLE "wall_things" ADD COLUMN "detail" bit(576);--> statement-breakpoint
ALTER TABLE "wall_things" ADD COLUMN "bands" integer[];--> statement-breakpoint
ALTER TABLE "content_items" ADD CONSTRAINT "content_items_receipt_id_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wall_things" ADD CONSTRAINT "wall_things_receipt_id_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_items_receipt_idx" ON "content_items" USING btree ("receipt_id");--> statement-breakpoint
CREATE INDEX "wall_things_bands_idx" ON "wall_things" USING gin ("bands") WHERE "wall_things"."bands" is not null;--> statement-breakpoint
CREATE INDEX "wall_things_receipt_idx" ON "wall_things" USING btree ("receipt_id");