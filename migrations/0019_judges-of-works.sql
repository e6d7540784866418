-- Who judges a work: members whose votes hang at what shows it on the wall. Votes come, are taken back, go with their member;
-- things are hidden, shown again and taken down. Whatever way one goes, the count follows here.
CREATE FUNCTION "recount_judges"(work uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  author uuid;
  made_at timestamptz;
  judges integer;
  at_month text;
BEGIN
  -- An award reads the count under the same lock. Counting is a statement of its own, so that it sees what was committed meanwhile.
  SELECT user_id, created_at INTO author, made_at FROM receipts WHERE id = work FOR NO KEY UPDATE;
  IF NOT FOUND THEN
    RETURN;
  END IF;
  SELECT count(DISTINCT vote.user_id) INTO judges
  FROM wall_things AS thing JOIN wall_votes AS vote ON vote.thing_id = thing.id
  WHERE thing.receipt_id = work AND thing.hidden_at IS NULL AND thing.removed_at IS NULL;
  UPDATE receipts SET judged_by = judges WHERE id = work AND judged_by <> judges;
  -- A work counts in its own month, and when it is shared late in the next one. A frozen month stays as it is.
  FOREACH at_month IN ARRAY ARRAY[
    to_char(made_at AT TIME ZONE 'America/New_York', 'YYYY-MM'),
    to_char(made_at AT TIME ZONE 'America/New_York' + interval '1 month', 'YYYY-MM')
  ] LOOP
    IF EXISTS (SELECT FROM month_totals
      WHERE month_year = at_month AND user_id = author AND last_source_id = work::text AND judged_by <> judges)
    THEN
      PERFORM pg_advisory_xact_lock_shared(hashtext('month'), hashtext(at_month));
      UPDATE month_totals SET judged_by = judges
      WHERE month_year = at_month AND user_id = author AND last_source_id = work::text
        AND NOT EXISTS (SELECT FROM months WHERE month_year = at_month AND state <> 'open');
    END IF;
  END LOOP;
END $$;
--> statement-breakpoint
CREATE FUNCTION "recount_judges_of_votes"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  work uuid;
BEGIN
  FOR work IN
    SELECT DISTINCT thing.receipt_id FROM changed JOIN wall_things AS thing ON thing.id = changed.thing_id
    WHERE thing.receipt_id IS NOT NULL ORDER BY 1
  LOOP
    PERFORM recount_judges(work);
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "recount_judges_of_thing"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM recount_judges(NEW.receipt_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "wall_votes_given" AFTER INSERT ON "wall_votes" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "recount_judges_of_votes"();
--> statement-breakpoint
CREATE TRIGGER "wall_votes_gone" AFTER DELETE ON "wall_votes" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION "recount_judges_of_votes"();
--> statement-breakpoint
CREATE TRIGGER "wall_things_shown" AFTER UPDATE OF "hidden_at", "removed_at" ON "wall_things" FOR EACH ROW
WHEN (NEW.receipt_id IS NOT NULL AND (OLD.hidden_at, OLD.removed_at) IS DISTINCT FROM (NEW.hidden_at, NEW.removed_at))
EXECUTE FUNCTION "recount_judges_of_thing"();
