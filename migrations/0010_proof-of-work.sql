CREATE TABLE "network_bursts" (
	"network" text PRIMARY KEY NOT NULL,
	"moments" timestamp with time zone[] NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "used_proofs" (
	"nonce" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "network_bursts_last_at_idx" ON "network_bursts" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "used_proofs_expires_at_idx" ON "used_proofs" USING btree ("expires_at");