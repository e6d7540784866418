CREATE TABLE "market_snapshots" (
	"token_address" text NOT NULL,
	"slot_at" timestamp with time zone NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"price_usd" double precision NOT NULL,
	"market_cap_usd" double precision,
	"volume_usd" double precision,
	"price_change" double precision,
	"pair_address" text NOT NULL,
	"exchange" text NOT NULL,
	CONSTRAINT "market_snapshots_token_address_slot_at_pk" PRIMARY KEY("token_address","slot_at")
);
--> statement-breakpoint
CREATE INDEX "market_snapshots_slot_idx" ON "market_snapshots" USING btree ("slot_at");