CREATE TABLE "news_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"file" text NOT NULL,
	"title" text NOT NULL,
	"line" text NOT NULL,
	"alt" text NOT NULL,
	"link" text,
	"from_at" timestamp with time zone,
	"until_at" timestamp with time zone,
	"position" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
