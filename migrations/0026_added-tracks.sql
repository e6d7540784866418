CREATE TABLE "music_tracks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"file" text NOT NULL,
	"title" text NOT NULL,
	"artist" text NOT NULL,
	"category" text NOT NULL,
	"duration_seconds" double precision NOT NULL,
	"cover_file" text,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "music_tracks_file_unique" UNIQUE("file")
);
