import { describe, expect, it } from "vitest";
import { createBoards } from "../support/board-posts.ts";
import { buildTestApp } from "../support/build-test-app.ts";
import { callTogether } from "../support/call-together.ts";

/** Members leave for good while others act on what is theirs: nobody waits for somebody who waits for them. */

const site = await buildTestApp();
const { call, postListing } = createBoards(site);

const { leave, callAtOnce } = callTogether(site);

// Who waits for longer than a statement may take is turned away, which a machine that stands still brings about as well.
describe("a member leaves while another one acts", { retry: 2 }, () => {
  it("as a moderator who locks the leaving author", async () => {
    const [mod, vex, rex] = [await site.registerModerator(), await site.register(), await site.register()];
    const { id: refId } = await postListing(vex);
    await call("POST", "/api/report", rex, { type: "listing", refId, reason: "Bad" });
    const lock = { action: "lock", reason: "scam", note: "Asked for a seed phrase.", days: 7 };
    const act = () => call("POST", `/api/moderation/cases/listing/${refId}/actions`, mod, lock);
    const [acted, left] = await callAtOnce("SELECT FROM listings FOR UPDATE", [act, () => leave(vex)]);
    // Whoever came first: a locked account is closed to its member as well.
    expect(acted).toBe(201);
    expect([204, 401]).toContain(left);
  });

  it("at their own wish by an administrator's hand, as a moderator takes their lock back", async () => {
    const [mod, vex, rex] = [await site.registerModerator(), await site.register(), await site.register()];
    const boss = await site.registerAdmin();
    const { id: refId } = await postListing(vex);
    await call("POST", "/api/report", rex, { type: "listing", refId, reason: "Bad" });
    const lock = { action: "lock", reason: "scam", note: "Asked for a seed phrase.", days: 7 };
    const { actionId } = (await call("POST", `/api/moderation/cases/listing/${refId}/actions`, mod, lock)).json();
    const { username } = vex.user;
    const undo = () => call("POST", `/api/moderation/actions/${actionId}/undo`, mod);
    const erase = () => call("DELETE", `/api/admin/members/${username}`, boss, { username });
    expect(await callAtOnce("SELECT FROM listings FOR UPDATE", [undo, erase])).toEqual([200, 204]);
  });
});
