import { base58 } from "@scure/base";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { closeMonths } from "#features/months/server/close-months.usecase.ts";
import { awardPoints } from "#features/points/server/award-points.repository.ts";
import { pack } from "#pack/pack.ts";
import { listDeclaredRoutes } from "#server/plugins/access.ts";
import { createId } from "#shared/ids.ts";
import { buildMp3 } from "../support/audio-files.ts";
import { createBoards } from "../support/board-posts.ts";
import { buildTestApp, type TestMember } from "../support/build-test-app.ts";
import { buildContact } from "../support/builders.ts";
import { buildPicture } from "../support/pictures.ts";
import { createReporters } from "../support/reporters.ts";
import { writeForm } from "../support/voice-recordings.ts";

const site = await buildTestApp({ config: { smtpUrl: "smtp://127.0.0.1:9" } });
const { db, pool, clock } = site;
const { postListing } = createBoards(site);
const { reportFrom } = createReporters(site);
const { prizeConditions } = pack;

beforeAll(() => void Object.assign(pack, { prizeConditions: { ...prizeConditions, workDays: 1 } }));
afterAll(() => void Object.assign(pack, { prizeConditions }));

/** Calls that change nothing by themselves, and where what they do is written down instead. */
const ELSEWHERE: Record<string, string> = {
  "POST /api/admin/sql": "each run is a row of console_runs, which the audit panel shows too",
  "DELETE /api/admin/sql": "the run that it cancels says in its own row how it ended",
};

type Method = "POST" | "PUT" | "DELETE";

/** Calls as `boss`, and keeps which routes left an entry by that person. */
function createWatch(boss: TestMember) {
  const noted = new Set<string>();

  async function countEntries(): Promise<number> {
    const { rows } = await pool.query("SELECT count(*)::int AS count FROM admin_audit WHERE admin_id = $1", [
      boss.user.id,
    ]);
    return rows[0].count;
  }

  /** `route` as it is declared; its parameters are filled from `params`. */
  async function call(route: string, params: Record<string, string> = {}, payload?: object, form?: FormBody) {
    const [method = "", path = ""] = route.split(" ");
    const before = await countEntries();
    const response = await site.inject({
      method: method as Method,
      url: path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? ""),
      headers: { ...boss.headers, ...form?.headers },
      ...((form ?? payload) && { payload: form?.payload ?? payload }),
    });
    expect(response.statusCode, `${route}: ${response.body}`).toBeLessThan(300);
    expect(await countEntries(), `${route} leaves an entry`).toBe(before + 1);
    noted.add(route);
    return response.body === "" ? undefined : response.json();
  }

  return { noted, call };
}

type Watch = ReturnType<typeof createWatch>;
type FormBody = ReturnType<typeof writeForm>;

function buildForm(type: "music" | "image", value: Buffer): FormBody {
  return writeForm([
    { name: "type", value: type },
    { name: "file", value, fileName: "a", type: "application/octet-stream" },
  ]);
}

async function workOnUploads({ call }: Watch): Promise<void> {
  const upload = (form: FormBody) => call("POST /api/admin/upload", {}, undefined, form);
  const { fileName: file } = await upload(buildForm("image", await buildPicture()));
  await call(
    "PUT /api/admin/uploads/:file",
    { file },
    undefined,
    buildForm("image", await buildPicture({ colour: "#00ffb0" })),
  );

  const card = { kind: "card", file, title: "Sticker run", line: "Berlin", link: "/meetups" };
  const { items } = await call("POST /api/admin/news", {}, card);
  const { id } = items[0];
  await call("PUT /api/admin/news/:id", { id }, { ...card, title: "Sticker night" });
  await call("PUT /api/admin/news/order", {}, { kind: "card", ids: [id] });
  await call("DELETE /api/admin/news/:id", { id });
  await call("DELETE /api/admin/uploads/:file", { file });

  const music = await upload(buildForm("music", buildMp3(40)));
  const facts = { title: "Bag Anthem", artist: "The Reapers", category: "villain" };
  const { tracks } = await call("POST /api/admin/tracks", {}, { ...facts, file: music.fileName });
  const track = { id: tracks[0].id };
  await call("PUT /api/admin/tracks/:id", track, { ...facts, title: "Bag Hymn" });
  await call("PUT /api/admin/tracks/order", {}, { ids: [track.id] });
  await call("DELETE /api/admin/tracks/:id", track);
}

async function workOnQueries({ call }: Watch): Promise<void> {
  const query = { name: "Members", query: "SELECT 1" };
  const { queries } = await call("POST /api/admin/sql/saved", {}, query);
  const saved = { id: queries[0].id };
  await call("PUT /api/admin/sql/saved/:id", saved, { ...query, name: "All members" });
  await call("DELETE /api/admin/sql/saved/:id", saved);
}

async function workOnMembers({ call }: Watch, boss: TestMember): Promise<void> {
  const { username } = (await site.register("rex")).user;
  const member = { username };
  await call("POST /api/admin/members/:username/notes", member, { text: "Asked by mail" });
  await call("POST /api/admin/members/:username/awards", member, { points: 5, reason: "Helped at the meetup" });
  await call("PUT /api/admin/members/:username/role", member, { role: "moderator" });
  await pool.query(
    "INSERT INTO authenticator_apps (user_id, secret, created_at, confirmed_at) SELECT id, 'sealed', now(), now() FROM users WHERE username = $1",
    [username],
  );
  const lost = { ...member, factor: "app" };
  await call("DELETE /api/admin/members/:username/second-factors/:factor", lost, { password: boss.password });
  await call("DELETE /api/admin/members/:username/sessions", member);
  await call("POST /api/admin/members/:username/reset-link", member, {});
  await call("POST /api/admin/member-ban", {}, { username, isBanned: true, reason: "Spam", days: 3 });
  await call("DELETE /api/admin/members/:username", member, { username });
}

async function workOnInterests({ call }: Watch): Promise<void> {
  const { user, headers } = await site.register("joe");
  await buildContact(db, { userId: user.id, contact: "joe@example.com" });
  const merch = { kind: "merch" };
  await site.inject({ method: "POST", url: "/api/interests", headers, payload: merch });
  const url = `/api/users/${user.id}/interests`;
  await site.inject({ method: "PUT", url, headers, payload: { ...merch, wantsLetters: true } });
  const letter = { subject: "Hoodies", text: "The first ones hang." };
  await call("POST /api/admin/interests/:kind/letters", merch, letter);
}

async function workOnCases({ call }: Watch): Promise<void> {
  const [vex, max] = [await site.register("vex"), await site.register("max")];
  const { id: refId } = await postListing(vex);
  await reportFrom(max, refId);
  const { actionId } = await call(
    "POST /api/moderation/cases/:type/:refId/actions",
    { type: "listing", refId },
    { action: "hide" },
  );
  await call("POST /api/moderation/actions/:actionId/undo", { actionId });
}

/** A member who can be paid, with one proven work of March. */
async function earn(name: string): Promise<void> {
  const { user } = await site.register(name);
  await pool.query("UPDATE users SET created_at = '2026-01-01' WHERE id = $1", [user.id]);
  await pool.query("INSERT INTO wallet_proofs VALUES ($1, $2, $3)", [user.id, `wallet-of-${name}`, clock.now()]);
  await buildContact(db, { userId: user.id, contact: `${name}@example.com` });
  await awardPoints(db, { userId: user.id, action: "tweet_generated", sourceId: createId(), now: clock.now() });
}

async function workOnMonth({ call }: Watch, boss: TestMember): Promise<void> {
  const month = "2026-03";
  const readReview = async () =>
    (await site.inject({ url: `/api/admin/months/${month}`, headers: boss.headers })).json().review;
  const { pseudonym } = (await readReview()).rows[0];
  const place = { month, pseudonym };
  const reason = "Five accounts, one hand";
  await call("POST /api/admin/months/:month/decisions", place, { pseudonym, category: "several-accounts", reason });
  await call("DELETE /api/admin/months/:month/decisions/:pseudonym", place);
  await call("PUT /api/admin/months/:month/notes/:pseudonym", place, { note: "Asked" });
  await call("POST /api/admin/months/:month/settle", place, {});
  await call("POST /api/admin/months/:month/reopen", place, {});
  await call("POST /api/admin/months/:month/settle", place, {});
  const { count, total } = (await readReview()).prizes;
  await call("POST /api/admin/months/:month/publish", place, { count, total });
  const signature = base58.encode(new Uint8Array(64).fill(7));
  await call("PUT /api/admin/months/:month/payments/:pseudonym", place, { signature });
}

describe("what staff do", () => {
  it("leaves an entry in the audit, whichever route they call", async () => {
    await pool.query("TRUNCATE music_tracks");
    clock.set("2026-03-10T12:00:00.000Z");
    await earn("kim");
    clock.set("2026-04-02T12:00:00.000Z");
    await closeMonths(site.deps);
    const boss = await site.registerAdmin("boss");
    const watch = createWatch(boss);
    await workOnUploads(watch);
    await workOnQueries(watch);
    await workOnMembers(watch, boss);
    await workOnInterests(watch);
    await workOnCases(watch);
    await workOnMonth(watch, boss);

    const changing = listDeclaredRoutes(site.app)
      .filter(({ access }) => access === "admin" || access === "moderator")
      .map(({ method, url }) => `${method} ${url}`)
      .filter((route) => /^(POST|PUT|PATCH|DELETE) /.test(route) && !(route in ELSEWHERE));
    expect([...watch.noted].sort()).toEqual(changing.sort());
  });
});
