import { beforeEach, describe, expect, it } from "vitest";
import { createBoards } from "../../../../tests/support/board-posts.ts";
import { buildTestApp, type TestMember } from "../../../../tests/support/build-test-app.ts";
import { createReporters } from "../../../../tests/support/reporters.ts";
import type { ModerationAction } from "../moderation.rules.ts";
import type { CaseDetails } from "../moderation.schema.ts";
import { eraseDeleted } from "./erase-deleted.usecase.ts";

/** What a moderator could try who serves somebody else than the site. */

const DAY_MS = 24 * 60 * 60_000;
const site = await buildTestApp();
const { call, postListing } = createBoards(site);
const { reportFrom } = createReporters(site);

let mod: TestMember;
let other: TestMember;
let boss: TestMember;
let vex: TestMember;
let rex: TestMember;

beforeEach(async () => {
  mod = await site.registerModerator("mod");
  other = await site.registerModerator("other");
  boss = await site.registerAdmin("boss");
  vex = await site.register("vex");
  rex = await site.register("rex");
});

async function reportListing(seller: TestMember, title: string): Promise<string> {
  const { id } = await postListing(seller, { title });
  await reportFrom(rex, id);
  return id;
}

interface Given {
  type?: string;
  days?: number;
  by?: TestMember;
}

async function act(refId: string, action: ModerationAction, { type = "listing", by = mod, ...body }: Given = {}) {
  const response = await call("POST", `/api/moderation/cases/${type}/${refId}/actions`, by, { action, ...body });
  return { status: response.statusCode, ...response.json<{ code?: string; actionId?: string }>() };
}

async function undo(actionId: string | undefined) {
  const response = await call("POST", `/api/moderation/actions/${actionId}/undo`, mod);
  return { status: response.statusCode, ...response.json<{ code?: string }>() };
}

function readCase(refId: string, by = mod) {
  return call("GET", `/api/moderation/cases/listing/${refId}`, by);
}

async function banAsAdministrator(): Promise<void> {
  const body = { username: "vex", isBanned: true, reason: "Sold what was not there" };
  expect((await call("POST", "/api/admin/member-ban", boss, body)).statusCode).toBe(200);
}

async function readBan() {
  const { rows } = await site.pool.query("SELECT disabled_at, locked_until FROM users WHERE id = $1", [vex.user.id]);
  return { isBanned: rows[0].disabled_at !== null, until: rows[0].locked_until as Date | null };
}

describe("a moderator who would let a locked friend back in", () => {
  it("makes no shorter ban out of one without an end, or of a longer one", async () => {
    const refId = await reportListing(vex, "Cheap bags");
    expect(await act(refId, "lock", { days: 30, by: other })).toMatchObject({ status: 201 });
    expect(await act(refId, "lock", { days: 1 })).toMatchObject({ status: 409, code: "moderation.not_possible" });
    await banAsAdministrator();
    expect(await act(refId, "lock", { days: 30 })).toMatchObject({ status: 409, code: "moderation.not_possible" });
    expect(await readBan()).toEqual({ isBanned: true, until: null });
    expect((await readCase(refId)).json<CaseDetails>().possible).not.toContain("lock");
  });

  it("takes a ban back only while it is the one that stands", async () => {
    const [first, second] = [await reportListing(vex, "Cheap bags"), await reportListing(vex, "Cheaper bags")];
    const { actionId } = await act(first, "lock", { days: 1 });
    site.clock.advance(1000);
    expect(await act(second, "ban", { by: other })).toMatchObject({ status: 201 });
    expect(await undo(actionId)).toMatchObject({ status: 409, code: "moderation.not_last" });
    expect(await readBan()).toEqual({ isBanned: true, until: null });
  });

  it("takes back no ban that an administrator has made since", async () => {
    const { actionId } = await act(await reportListing(vex, "Cheap bags"), "lock", { days: 1 });
    site.clock.advance(1000);
    await banAsAdministrator();
    expect(await undo(actionId)).toMatchObject({ status: 409, code: "moderation.not_last" });
    expect(await readBan()).toEqual({ isBanned: true, until: null });
  });
});

describe("a moderator whose own thing was reported", () => {
  it("reads neither who reported it nor what the others noted", async () => {
    const refId = await reportListing(mod, "My bags");
    const response = await readCase(refId);
    expect([response.statusCode, response.json().code]).toEqual([409, "moderation.own_thing"]);
    expect(response.body).not.toContain("rex");
    expect((await readCase(refId, other)).json<CaseDetails>().reporters).toHaveLength(1);
  });

  it("does not close the case by deleting the thing first", async () => {
    const refId = await reportListing(mod, "My bags");
    expect((await call("DELETE", `/api/market/listings/${refId}`, mod)).statusCode).toBe(204);
    expect(await act(refId, "dismiss")).toMatchObject({ status: 409, code: "moderation.own_thing" });
    expect((await readCase(refId)).json().code).toBe("moderation.own_thing");
    expect(await act(refId, "dismiss", { by: other })).toMatchObject({ status: 201 });
  });
});

describe("a moderator who would take an administrator's name away", () => {
  it("hears that administrators do that among themselves", async () => {
    expect((await reportFrom(rex, boss.user.id, { type: "member" })).statusCode).toBe(201);
    const refused = await act(boss.user.id, "delete", { type: "member" });
    expect(refused).toMatchObject({ status: 409, code: "moderation.staff" });
    site.clock.advance(8 * DAY_MS);
    await eraseDeleted(site.deps);
    const { rows } = await site.pool.query("SELECT username FROM users WHERE id = $1", [boss.user.id]);
    expect(rows).toEqual([{ username: "boss" }]);
  });
});
