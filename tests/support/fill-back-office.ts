import type pg from "pg";
import { ADDED_TRACKS_MAX } from "#features/music/music.rules.ts";
import { NEWS_MAX } from "#features/news/news.rules.ts";
import { seedPoints } from "#features/points/server/points.seed.ts";
import { createDatabase } from "#server/db/open-database.ts";
import { DAY_MS } from "./fake-clock.ts";

interface Filling {
  /** Of each list that a screen of the back office shows. */
  rows: number;
  /** Who did what staff did. */
  adminId: string;
  now: Date;
}

const MEMBER = "('019a0000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid";
/** Times with milliseconds, as the site writes them, each row a minute before the one after. */
const AT = "date_trunc('milliseconds', $1::timestamptz) - n * interval '1 minute'";

/** Random ids, the same in every run. */
function id(list: string): string {
  return `overlay(overlay(md5('${list}' || n) PLACING '4' FROM 13) PLACING '8' FROM 17)::uuid`;
}

const STATEMENTS = [
  `INSERT INTO recovery_contacts (id, user_id, method, contact, confirmed_at, created_at)
   SELECT ${id("contact")}, ${MEMBER}, 'email', 'member' || n || '@example.com', ${AT}, ${AT} FROM rows`,
  `INSERT INTO wallet_proofs (user_id, address, proven_at) SELECT ${MEMBER}, 'wallet' || n, ${AT} FROM rows WHERE n % 3 = 0`,
  `INSERT INTO listings (id, seller_id, title, category, description, price_text, contact, has_images, warnings, search_text, created_at, expires_at)
   SELECT ${id("listing")}, ${MEMBER}, 'Sticker pack no. ' || n, 'merch', 'Twenty of them, sent in a box.', '20', '', false, '{}',
     'sticker pack no. ' || n, ${AT}, $1::timestamptz + interval '60 days' FROM rows`,
  `INSERT INTO listings (id, seller_id, title, category, description, price_text, contact, has_images, warnings, search_text, created_at, expires_at)
   SELECT ${id("looked at")}, ${MEMBER}, 'Stickers in town no. ' || n, 'events', 'Bring glue.', '', '', false, '{}',
     'stickers in town no. ' || n, ${AT}, $1::timestamptz + interval '60 days' FROM rows`,
  `INSERT INTO report_cases (type, ref_id, author_id, created_at, opened_at)
   SELECT 'listing', ${id("listing")}, ${MEMBER}, ${AT}, ${AT} FROM rows`,
  `INSERT INTO report_cases (type, ref_id, author_id, created_at, closed_at)
   SELECT 'listing', ${id("looked at")}, ${MEMBER}, ${AT}, ${AT} FROM rows`,
  `INSERT INTO reports (id, source, reporter_id, type, ref_id, reason, created_at)
   SELECT ${id("report' || k || 'of")}, 'member', ('019a0000-0000-7000-8000-' || lpad(to_hex(1 + (n + k) % least(50, total)), 12, '0'))::uuid, 'listing',
     ${id("listing")}, 'Took my money and never answered again', ${AT}
   FROM rows, (SELECT count(*)::int AS total FROM rows) s, generate_series(1, least(2, total)) k`,
  `INSERT INTO moderation_actions (id, type, ref_id, action, moderator_id, author_id, title, reason, note, before, created_at)
   SELECT ${id("action")}, 'listing', ${id("looked at")}, 'dismiss', $2, ${MEMBER}, 'Stickers in town no. ' || n, NULL, '', '{}', ${AT} FROM rows`,
  `INSERT INTO admin_audit (id, admin_id, action, target, details, created_at)
   SELECT ${id("audit")}, $2, (ARRAY['members.lock', 'moderation.hide', 'months.note', 'upload.add'])[1 + n % 4], ${MEMBER}::text,
     '{"before": {"role": "member"}, "after": {"role": "moderator"}}', ${AT} FROM rows`,
  `INSERT INTO console_runs (id, user_id, query, query_hash, outcome, row_count, duration_ms, started_at)
   SELECT ${id("run")}, $2, 'SELECT count(*) FROM users WHERE username LIKE ''member_' || n || '%''', md5(n::text), 'answered', 1, 12, ${AT} FROM rows`,
  `INSERT INTO console_saved_queries (id, user_id, name, query, is_shared, created_at, updated_at)
   SELECT ${id("saved")}, $2, 'Sticker sellers no. ' || n, 'SELECT 1', n % 2 = 0, ${AT}, ${AT} FROM rows WHERE n <= 100`,
  `INSERT INTO admin_uploads (id, file_name, type, stored_as, name, size_bytes, width, height, content_hash, uploaded_by, created_at)
   SELECT ${id("upload")}, 'upload-' || n || CASE WHEN n % 5 = 0 THEN '.mp3' ELSE '.webp' END, CASE WHEN n % 5 = 0 THEN 'music' ELSE 'image' END,
     'stored-' || n, 'poster ' || n, 120000 + n, 1200, 630, md5('content' || n), $2, ${AT} FROM rows`,
  `INSERT INTO music_tracks (id, file, title, artist, category, duration_seconds, position, created_at)
   SELECT ${id("track")}, 'upload-' || n || '.mp3', 'Ledger no. ' || n, 'The Reapers', 'crypto', 180, n, ${AT} FROM rows WHERE n % 5 = 0 AND n <= ${5 * ADDED_TRACKS_MAX}`,
  `INSERT INTO news_items (id, kind, file, title, line, alt, link, position, created_at)
   SELECT ${id("news")}, 'card', 'upload-' || n || '.webp', 'A headline no. ' || n, 'One line below it', 'A poster', '/market', n, ${AT}
   FROM rows WHERE n % 5 = 1 AND n <= ${5 * NEWS_MAX}`,
  `INSERT INTO interests (user_id, kind, ref_id, created_at, letters_at)
   SELECT ${MEMBER}, 'creator-program', '', ${AT}, CASE WHEN n % 2 = 0 THEN ${AT} END FROM rows`,
  `INSERT INTO interest_letters (id, kind, ref_id, subject, text, text_hash, reader_count, sent_by, sent_at)
   SELECT ${id("letter")}, 'creator-program', '', 'News of the programme no. ' || n, 'It begins.', md5(n::text), 120, $2, ${AT} FROM rows WHERE n <= 200`,
  `INSERT INTO engagement_awards (id, user_id, given_by, points, reason, source, created_at)
   SELECT ${id("award")}, ${MEMBER}, $2, 10, 'Ran the raid and cleaned up afterwards', 'hand', ${AT} FROM rows`,
  `INSERT INTO analytics_events (id, event, properties, occurred_at, session_id)
   SELECT ${id("event")}, (ARRAY['page_view', 'scroll_depth', 'click'])[1 + n % 3], '{}', ${AT}, NULL FROM rows`,
  `INSERT INTO analytics_days (day, event, count)
   SELECT ($1::timestamptz - k * interval '1 day')::date, event, 100 + k * 7 FROM generate_series(1, 60) k, unnest(ARRAY['page_view', 'scroll_depth', 'click']) event
   ON CONFLICT DO NOTHING`,
  `INSERT INTO outbox_messages (id, channel, recipient, subject, body, next_attempt_at, expires_at, sent_at, created_at)
   SELECT ${id("message")}, 'email', 'member' || n || '@example.com', 'Hello', NULL, ${AT}, ${AT}, ${AT}, ${AT} FROM rows`,
];

/** One member has as many of everything: the first of the board. */
const OF_THE_FIRST = [
  `INSERT INTO member_notes (id, user_id, admin_id, text, created_at)
   SELECT ${id("note")}, (SELECT id FROM first), $2, 'Asked about the pictures, waits for an answer', ${AT} FROM rows`,
  `INSERT INTO member_locks (id, user_id, admin_id, action, reason, created_at)
   SELECT ${id("lock")}, (SELECT id FROM first), $2, (ARRAY['lock', 'unlock'])[1 + n % 2], 'Sent people elsewhere', ${AT} FROM rows`,
  `INSERT INTO listings (id, seller_id, title, category, description, price_text, contact, has_images, warnings, search_text, created_at, expires_at)
   SELECT ${id("own")}, (SELECT id FROM first), 'Poster no. ' || n, 'merch', 'Signed.', '', '', false, '{}', 'poster no. ' || n, ${AT},
     $1::timestamptz + interval '60 days' FROM rows`,
];

/**
 * A site on which every list of the back office has so many rows: members with a month of points behind them, what they
 * posted, what was reported, and what staff did.
 */
export async function fillBackOffice(pool: pg.Pool, { rows, adminId, now }: Filling): Promise<void> {
  const lastMonth = new Date(now.getTime() - 30 * DAY_MS);
  await seedPoints(createDatabase(pool), { memberCount: rows, rowCount: rows * 2, now: lastMonth });
  const given = `WITH rows AS (SELECT n FROM generate_series(1, ${rows}) n), given AS (SELECT $1::timestamptz AS now, $2::uuid AS admin),
    first AS (SELECT '019a0000-0000-7000-8000-000000000001'::uuid AS id)`;
  for (const statement of [...STATEMENTS, ...OF_THE_FIRST]) {
    await pool.query(`${given} ${statement}`, [now.toISOString(), adminId]);
  }
  await pool.query("VACUUM (ANALYZE)");
}
