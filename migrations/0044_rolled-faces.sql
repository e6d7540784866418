CREATE TABLE "rolled_faces" (
	"user_id" uuid NOT NULL,
	"face_id" text NOT NULL,
	CONSTRAINT "rolled_faces_user_id_face_id_pk" PRIMARY KEY("user_id","face_id")
);
--> statement-breakpoint
ALTER TABLE "rolled_faces" ADD CONSTRAINT "rolled_faces_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
INSERT INTO "rolled_faces" ("user_id", "face_id")
SELECT "id", "face_id" FROM "users" WHERE "face_id" IS NOT NULL
UNION
SELECT "user_id", "metadata" ->> 'id' FROM "content_items" WHERE "content_type" = 'pfp' AND "metadata" ->> 'id' IS NOT NULL;
