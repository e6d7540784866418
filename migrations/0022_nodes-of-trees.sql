CREATE TABLE "month_nodes" (
	"month_year" text NOT NULL,
	"tree" text NOT NULL,
	"level" integer NOT NULL,
	"position" integer NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "month_nodes_month_year_tree_level_position_pk" PRIMARY KEY("month_year","tree","level","position")
);
--> statement-breakpoint
DROP TABLE "month_blocks" CASCADE;--> statement-breakpoint
ALTER TABLE "member_networks" ADD COLUMN "is_of_month_before" boolean DEFAULT false NOT NULL;