ALTER TABLE "admin_uploads" ADD COLUMN "stored_as" text;--> statement-breakpoint
UPDATE "admin_uploads" SET "stored_as" = "file_name";--> statement-breakpoint
ALTER TABLE "admin_uploads" ALTER COLUMN "stored_as" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "admin_uploads" ADD COLUMN "width" integer;--> statement-breakpoint
ALTER TABLE "admin_uploads" ADD COLUMN "height" integer;--> statement-breakpoint
ALTER TABLE "admin_uploads" ADD CONSTRAINT "admin_uploads_stored_as_unique" UNIQUE("stored_as");