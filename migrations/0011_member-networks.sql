CREATE TABLE "member_networks" (
	"user_id" uuid NOT NULL,
	"network" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_networks_user_id_network_pk" PRIMARY KEY("user_id","network")
);
--> statement-breakpoint
ALTER TABLE "member_networks" ADD CONSTRAINT "member_networks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "member_networks_network_idx" ON "member_networks" USING btree ("network");--> statement-breakpoint
CREATE INDEX "member_networks_seen_at_idx" ON "member_networks" USING btree ("seen_at");