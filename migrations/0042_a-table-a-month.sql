-- Ledger, visits and audit become a table a month. What is there already becomes the part "before" as it stands: no row is
-- copied, only its new key is built. What fits no month goes to the part "rest", so that no row is ever refused for its date.
--
-- Makes the parts of some months, the first that of a day; leaves out months that the part before has, months that are there
-- and months of which the rest has rows already. Answers how many were made.
CREATE FUNCTION "add_month_parts"(parent text, since date, month_count integer) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  by_moment boolean;
  covered text;
  month date;
  part text;
  since_value text;
  until_value text;
  guard record;
  made integer := 0;
BEGIN
  SELECT atttypid = 'timestamptz'::regtype INTO STRICT by_moment FROM pg_partitioned_table
    JOIN pg_attribute ON attrelid = partrelid AND attnum = partattrs[0]
    WHERE partrelid = to_regclass(format('public.%I', parent));
  SELECT (regexp_match(pg_get_expr(relpartbound, oid), $re$TO \('([^']+)'\)$re$))[1] INTO covered
    FROM pg_class WHERE oid = to_regclass(format('public.%I', parent || '_before'));
  IF by_moment THEN
    covered := to_char(covered::timestamptz AT TIME ZONE 'UTC', 'YYYY-MM');
  END IF;
  FOR month IN SELECT generate_series(date_trunc('month', since), date_trunc('month', since) + make_interval(months => month_count - 1), '1 month')
  LOOP
    part := parent || to_char(month, '_YYYY_MM');
    CONTINUE WHEN to_char(month, 'YYYY-MM') < covered OR to_regclass(format('public.%I', part)) IS NOT NULL;
    since_value := to_char(month, CASE WHEN by_moment THEN 'YYYY-MM-DD 00:00:00+00' ELSE 'YYYY-MM' END);
    until_value := to_char(month + interval '1 month', CASE WHEN by_moment THEN 'YYYY-MM-DD 00:00:00+00' ELSE 'YYYY-MM' END);
    BEGIN
      -- Made apart and then attached: who reads or writes other months does not wait.
      EXECUTE format('CREATE TABLE public.%I (LIKE public.%I INCLUDING ALL)', part, parent);
      EXECUTE format('ALTER TABLE public.%I ATTACH PARTITION public.%I FOR VALUES FROM (%L) TO (%L)', parent, part, since_value, until_value);
      -- Guards of rows come along by themselves, guards of statements do not.
      FOR guard IN SELECT pg_get_triggerdef(oid) AS definition FROM pg_trigger
        WHERE tgrelid = to_regclass(format('public.%I', parent)) AND NOT tgisinternal AND tgtype & 1 = 0
      LOOP
        EXECUTE replace(guard.definition, format(' ON public.%I ', parent), format(' ON public.%I ', part));
      END LOOP;
      made := made + 1;
    EXCEPTION WHEN check_violation THEN
      RAISE WARNING 'rows of % are in the rest of % and stay there', month, parent;
    END;
  END LOOP;
  RETURN made;
END $$;
--> statement-breakpoint
-- Takes the parts away whose month began before a day, with all their rows.
CREATE FUNCTION "drop_month_parts"(parent text, until date) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  part text;
  dropped integer := 0;
BEGIN
  FOR part IN SELECT relname FROM pg_inherits JOIN pg_class ON pg_class.oid = inhrelid
    WHERE inhparent = to_regclass(format('public.%I', parent)) AND relname ~ ('^' || parent || '_\d{4}_\d\d$')
      AND to_date(right(relname, 7), 'YYYY_MM') < until ORDER BY relname
  LOOP
    EXECUTE format('DROP TABLE public.%I', part);
    dropped := dropped + 1;
  END LOOP;
  RETURN dropped;
END $$;
--> statement-breakpoint
-- Views of the console hold on to the tables that they were made of; the next start makes them anew.
DROP SCHEMA IF EXISTS "console" CASCADE;
--> statement-breakpoint
CREATE SCHEMA "console";
--> statement-breakpoint
DROP TRIGGER "leaderboard_entries_guard" ON "leaderboard_entries";
--> statement-breakpoint
ALTER TABLE "leaderboard_entries" DROP CONSTRAINT "leaderboard_entries_pkey";
--> statement-breakpoint
ALTER TABLE "leaderboard_entries" ADD CONSTRAINT "leaderboard_entries_before_pk" PRIMARY KEY ("id", "month_year", "user_id");
--> statement-breakpoint
ALTER TABLE "leaderboard_entries" RENAME TO "leaderboard_entries_before";
--> statement-breakpoint
ALTER INDEX "leaderboard_entries_user_month_idx" RENAME TO "leaderboard_entries_before_user_month_idx";
--> statement-breakpoint
ALTER INDEX "leaderboard_entries_source_key" RENAME TO "leaderboard_entries_before_source_key";
--> statement-breakpoint
CREATE TABLE "leaderboard_entries" (
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"action_type" text NOT NULL,
	"points" integer NOT NULL,
	"month_year" text NOT NULL,
	"source_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"proven" boolean DEFAULT false NOT NULL,
	CONSTRAINT "leaderboard_entries_id_month_year_user_id_pk" PRIMARY KEY("id","month_year","user_id")
) PARTITION BY RANGE ("month_year");
--> statement-breakpoint
CREATE INDEX "leaderboard_entries_user_month_idx" ON "leaderboard_entries" USING btree ("user_id","month_year","created_at" DESC NULLS LAST);
--> statement-breakpoint
CREATE UNIQUE INDEX "leaderboard_entries_source_key" ON "leaderboard_entries" USING btree ("user_id","action_type","month_year","source_id") WHERE "leaderboard_entries"."source_id" is not null;
--> statement-breakpoint
ALTER TABLE "leaderboard_entries" ADD CONSTRAINT "leaderboard_entries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE TRIGGER "leaderboard_entries_guard" BEFORE INSERT OR UPDATE OR DELETE ON "leaderboard_entries" FOR EACH ROW EXECUTE FUNCTION "guard_open_month"();
--> statement-breakpoint
CREATE TRIGGER "leaderboard_entries_keep_all" BEFORE TRUNCATE ON "leaderboard_entries" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
ALTER TABLE "analytics_events" DROP CONSTRAINT "analytics_events_pkey";
--> statement-breakpoint
ALTER TABLE "analytics_events" ADD CONSTRAINT "analytics_events_before_pk" PRIMARY KEY ("id", "occurred_at");
--> statement-breakpoint
ALTER TABLE "analytics_events" RENAME TO "analytics_events_before";
--> statement-breakpoint
ALTER INDEX "analytics_events_event_idx" RENAME TO "analytics_events_before_event_idx";
--> statement-breakpoint
ALTER INDEX "analytics_events_occurred_at_idx" RENAME TO "analytics_events_before_occurred_at_idx";
--> statement-breakpoint
ALTER INDEX "analytics_events_user_idx" RENAME TO "analytics_events_before_user_idx";
--> statement-breakpoint
CREATE TABLE "analytics_events" (
	"id" uuid NOT NULL,
	"event" text NOT NULL,
	"properties" jsonb NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"session_id" uuid,
	"user_id" uuid,
	CONSTRAINT "analytics_events_id_occurred_at_pk" PRIMARY KEY("id","occurred_at")
) PARTITION BY RANGE ("occurred_at");
--> statement-breakpoint
CREATE INDEX "analytics_events_event_idx" ON "analytics_events" USING btree ("event","occurred_at");
--> statement-breakpoint
CREATE INDEX "analytics_events_occurred_at_idx" ON "analytics_events" USING btree ("occurred_at");
--> statement-breakpoint
CREATE INDEX "analytics_events_user_idx" ON "analytics_events" USING btree ("user_id","id") WHERE "analytics_events"."user_id" is not null;
--> statement-breakpoint
ALTER TABLE "analytics_events" ADD CONSTRAINT "analytics_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "admin_audit" DROP CONSTRAINT "admin_audit_pkey";
--> statement-breakpoint
ALTER TABLE "admin_audit" ADD CONSTRAINT "admin_audit_before_pk" PRIMARY KEY ("id", "created_at");
--> statement-breakpoint
ALTER TABLE "admin_audit" RENAME TO "admin_audit_before";
--> statement-breakpoint
ALTER INDEX "admin_audit_target_idx" RENAME TO "admin_audit_before_target_idx";
--> statement-breakpoint
ALTER INDEX "admin_audit_created_at_idx" RENAME TO "admin_audit_before_created_at_idx";
--> statement-breakpoint
ALTER INDEX "admin_audit_admin_idx" RENAME TO "admin_audit_before_admin_idx";
--> statement-breakpoint
ALTER INDEX "admin_audit_action_idx" RENAME TO "admin_audit_before_action_idx";
--> statement-breakpoint
CREATE TABLE "admin_audit" (
	"id" uuid NOT NULL,
	"admin_id" uuid NOT NULL,
	"action" text NOT NULL,
	"target" text NOT NULL,
	"details" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "admin_audit_id_created_at_pk" PRIMARY KEY("id","created_at")
) PARTITION BY RANGE ("created_at");
--> statement-breakpoint
CREATE INDEX "admin_audit_target_idx" ON "admin_audit" USING btree ("target","created_at");
--> statement-breakpoint
CREATE INDEX "admin_audit_created_at_idx" ON "admin_audit" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "admin_audit_admin_idx" ON "admin_audit" USING btree ("admin_id","created_at","id");
--> statement-breakpoint
CREATE INDEX "admin_audit_action_idx" ON "admin_audit" USING btree ("action" text_pattern_ops,"created_at");
--> statement-breakpoint
CREATE TRIGGER "admin_audit_refuse" BEFORE UPDATE OR DELETE OR TRUNCATE ON "admin_audit" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
-- The part before ends with the month of its newest row, or with the last one where it has none.
DO $$
DECLARE
  newest text;
  until date;
  one record;
BEGIN
  FOR one IN SELECT * FROM (VALUES
    ('leaderboard_entries', 'month_year', 'YYYY-MM'),
    ('analytics_events', 'occurred_at', 'YYYY-MM-DD 00:00:00+00'),
    ('admin_audit', 'created_at', 'YYYY-MM-DD 00:00:00+00')) AS listed (parent, key, format)
  LOOP
    EXECUTE format('SELECT max(%s) FROM public.%I',
      CASE WHEN one.key = 'month_year' THEN one.key ELSE format('to_char(%I AT TIME ZONE ''UTC'', ''YYYY-MM'')', one.key) END,
      one.parent || '_before') INTO newest;
    until := coalesce(to_date(newest, 'YYYY-MM') + interval '1 month', date_trunc('month', now() AT TIME ZONE 'UTC'));
    EXECUTE format('ALTER TABLE public.%I ATTACH PARTITION public.%I FOR VALUES FROM (MINVALUE) TO (%L)',
      one.parent, one.parent || '_before', to_char(until, one.format));
    EXECUTE format('CREATE TABLE public.%I PARTITION OF public.%I DEFAULT', one.parent || '_rest', one.parent);
    PERFORM add_month_parts(one.parent, (now() AT TIME ZONE 'UTC')::date, 3);
  END LOOP;
END $$;
--> statement-breakpoint
CREATE TRIGGER "leaderboard_entries_keep_all" BEFORE TRUNCATE ON "leaderboard_entries_rest" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "admin_audit_refuse" BEFORE UPDATE OR DELETE OR TRUNCATE ON "admin_audit_rest" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
