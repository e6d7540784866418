-- The ledger and the totals take part in a month only while it is open. Whoever writes holds the month's lock shared until
-- the transaction ends, whoever freezes it holds it alone: the freeze waits for every award that began before, and every
-- award that comes after sees the freeze. The check is a statement of its own, so that it sees what was committed while it waited.
CREATE FUNCTION "guard_open_month"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  month text := CASE WHEN TG_OP = 'DELETE' THEN OLD.month_year ELSE NEW.month_year END;
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtext('month'), hashtext(month));
  IF EXISTS (SELECT FROM months WHERE month_year = month AND state <> 'open')
    OR (TG_OP = 'UPDATE' AND OLD.month_year <> NEW.month_year) THEN
    RAISE EXCEPTION 'the month % is frozen', month USING ERRCODE = 'BZ001';
  END IF;
  IF TG_OP = 'DELETE' THEN
    RETURN OLD;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE FUNCTION "refuse_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% of % is refused: it only ever grows', TG_OP, TG_TABLE_NAME USING ERRCODE = 'BZ001';
END $$;
--> statement-breakpoint
-- Rows that the freeze itself writes, while it holds the month's lock alone.
CREATE FUNCTION "guard_frozen_rows"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM months WHERE month_year = NEW.month_year AND state = 'open') THEN
    RAISE EXCEPTION 'the month % is frozen', NEW.month_year USING ERRCODE = 'BZ001';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- What the review makes, until it is published.
CREATE FUNCTION "guard_review_rows"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  month text := CASE WHEN TG_OP = 'DELETE' THEN OLD.month_year ELSE NEW.month_year END;
BEGIN
  IF NOT EXISTS (SELECT FROM months WHERE month_year = month AND state = 'frozen') THEN
    RAISE EXCEPTION 'the month % is not in review', month USING ERRCODE = 'BZ001';
  END IF;
  IF TG_OP = 'DELETE' THEN
    RETURN OLD;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- After publishing a decision keeps all that the root commits to; its words may go with their member.
CREATE FUNCTION "guard_decisions"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.reason IS NULL AND to_jsonb(NEW) - 'reason' - 'salt' - 'answer' = to_jsonb(OLD) - 'reason' - 'salt' - 'answer' THEN
    RETURN NEW;
  END IF;
  IF NOT EXISTS (SELECT FROM months WHERE month_year = OLD.month_year AND state = 'frozen') THEN
    RAISE EXCEPTION 'the month % is not in review', OLD.month_year USING ERRCODE = 'BZ001';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- A month only goes forward, and what it said when it froze and when it was published it says for ever.
CREATE FUNCTION "guard_months"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    RAISE EXCEPTION 'the month % stays', OLD.month_year USING ERRCODE = 'BZ001';
  END IF;
  IF OLD.state <> 'open' AND
    (NEW.month_year, NEW.entry_count, NEW.chain, NEW.member_count, NEW.frozen_at)
      IS DISTINCT FROM (OLD.month_year, OLD.entry_count, OLD.chain, OLD.member_count, OLD.frozen_at) THEN
    RAISE EXCEPTION 'the month % is frozen', OLD.month_year USING ERRCODE = 'BZ001';
  END IF;
  IF OLD.state IN ('published', 'paid') AND
    (NEW.record, NEW.root, NEW.settled_at, NEW.published_at)
      IS DISTINCT FROM (OLD.record, OLD.root, OLD.settled_at, OLD.published_at) THEN
    RAISE EXCEPTION 'the month % is published', OLD.month_year USING ERRCODE = 'BZ001';
  END IF;
  IF (OLD.state, NEW.state) NOT IN (
    ('open', 'open'), ('open', 'frozen'), ('frozen', 'frozen'), ('frozen', 'published'),
    ('published', 'published'), ('published', 'paid'), ('paid', 'published'), ('paid', 'paid')
  ) THEN
    RAISE EXCEPTION 'the month % cannot go from % to %', OLD.month_year, OLD.state, NEW.state USING ERRCODE = 'BZ001';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER "leaderboard_entries_guard" BEFORE INSERT OR UPDATE OR DELETE ON "leaderboard_entries" FOR EACH ROW EXECUTE FUNCTION "guard_open_month"();
--> statement-breakpoint
CREATE TRIGGER "month_totals_guard" BEFORE INSERT OR UPDATE OR DELETE ON "month_totals" FOR EACH ROW EXECUTE FUNCTION "guard_open_month"();
--> statement-breakpoint
CREATE TRIGGER "months_guard" BEFORE UPDATE OR DELETE ON "months" FOR EACH ROW EXECUTE FUNCTION "guard_months"();
--> statement-breakpoint
CREATE TRIGGER "month_members_guard" BEFORE INSERT ON "month_members" FOR EACH ROW EXECUTE FUNCTION "guard_frozen_rows"();
--> statement-breakpoint
CREATE TRIGGER "month_members_refuse" BEFORE UPDATE OR DELETE ON "month_members" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "month_entries_guard" BEFORE INSERT ON "month_entries" FOR EACH ROW EXECUTE FUNCTION "guard_frozen_rows"();
--> statement-breakpoint
CREATE TRIGGER "month_entries_refuse" BEFORE UPDATE OR DELETE ON "month_entries" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "month_standings_guard" BEFORE INSERT ON "month_standings" FOR EACH ROW EXECUTE FUNCTION "guard_frozen_rows"();
--> statement-breakpoint
CREATE TRIGGER "month_standings_refuse" BEFORE UPDATE OR DELETE ON "month_standings" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "month_places_guard" BEFORE INSERT OR UPDATE OR DELETE ON "month_places" FOR EACH ROW EXECUTE FUNCTION "guard_review_rows"();
--> statement-breakpoint
CREATE TRIGGER "month_blocks_guard" BEFORE INSERT OR UPDATE OR DELETE ON "month_blocks" FOR EACH ROW EXECUTE FUNCTION "guard_review_rows"();
--> statement-breakpoint
CREATE TRIGGER "month_decisions_guard" BEFORE INSERT OR DELETE ON "month_decisions" FOR EACH ROW EXECUTE FUNCTION "guard_review_rows"();
--> statement-breakpoint
CREATE TRIGGER "month_decisions_keep" BEFORE UPDATE ON "month_decisions" FOR EACH ROW EXECUTE FUNCTION "guard_decisions"();
--> statement-breakpoint
CREATE TRIGGER "admin_audit_refuse" BEFORE UPDATE OR DELETE OR TRUNCATE ON "admin_audit" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "leaderboard_entries_keep_all" BEFORE TRUNCATE ON "leaderboard_entries" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "month_totals_keep_all" BEFORE TRUNCATE ON "month_totals" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "months_keep_all" BEFORE TRUNCATE ON "months" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "month_members_keep_all" BEFORE TRUNCATE ON "month_members" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "month_entries_keep_all" BEFORE TRUNCATE ON "month_entries" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "month_standings_keep_all" BEFORE TRUNCATE ON "month_standings" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "month_places_keep_all" BEFORE TRUNCATE ON "month_places" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "month_blocks_keep_all" BEFORE TRUNCATE ON "month_blocks" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "month_decisions_keep_all" BEFORE TRUNCATE ON "month_decisions" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
--> statement-breakpoint
CREATE TRIGGER "month_payments_keep_all" BEFORE TRUNCATE ON "month_payments" FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change"();
