// About the default community.
import { describe, expect, it } from "vitest";
import { createId } from "#shared/ids.ts";
import { createBoards } from "../../../../tests/support/board-posts.ts";
import { buildTestApp, type TestMember } from "../../../../tests/support/build-test-app.ts";
import { DAY_MS } from "../../../../tests/support/fake-clock.ts";
import { expectNothingChanged } from "../../../../tests/support/nothing-changed.ts";
import { expectCreatedOnce } from "../../../../tests/support/repeat-request.ts";
import { MESSAGE_MAX, UNANSWERED_MAX } from "../messages.rules.ts";
import type { ThreadAnswer, ThreadList } from "../messages.schema.ts";
import { threadMessagesTable } from "./messages.tables.ts";

const site = await buildTestApp();
const { call, postListing } = createBoards(site);
const THREADS = "/api/messages/threads";

function ask(member: TestMember | undefined, refId: string, text = "Is it still there?") {
  return call("POST", THREADS, member, { type: "listing", refId, text });
}

function reply(member: TestMember | undefined, threadId: string, text = "It is.") {
  site.clock.advance(1000);
  return call("POST", `${THREADS}/${threadId}/messages`, member, { text });
}

async function readThreads(member: TestMember, query = ""): Promise<ThreadList["threads"]> {
  const response = await call("GET", `${THREADS}${query}`, member);
  expect(response.statusCode, response.body).toBe(200);
  return response.json<ThreadList>().threads;
}

/** A seller, a buyer who has written, and what they talk about. */
async function startDeal(title = "Hand-drawn bag") {
  const [seller, buyer] = [await site.register(), await site.register()];
  const listing = await postListing(seller, { title });
  const response = await ask(buyer, listing.id);
  expect(response.statusCode, response.body).toBe(201);
  return { seller, buyer, listing, threadId: response.json<ThreadAnswer>().thread.id };
}

describe("a conversation about a listing", () => {
  it("reaches a seller without any handle, and the answer comes back", async () => {
    const { seller, buyer, listing, threadId } = await startDeal();
    expect(await readThreads(seller)).toMatchObject([
      {
        id: threadId,
        subject: { type: "listing", refId: listing.id, title: "Hand-drawn bag", path: `/market?listing=${listing.id}` },
        isOwner: true,
        other: { username: buyer.user.username },
        unreadCount: 1,
        lastMessage: { text: "Is it still there?", isOwn: false },
      },
    ]);
    expect((await reply(seller, threadId)).statusCode).toBe(201);
    const { thread, messages } = (await call("GET", `${THREADS}/${threadId}`, buyer)).json<ThreadAnswer>();
    expect(thread).toMatchObject({ isOwner: false, unreadCount: 1, other: { username: seller.user.username } });
    expect(messages).toMatchObject([
      { text: "Is it still there?", isOwn: true },
      { text: "It is.", isOwn: false, warnings: [] },
    ]);
  });

  it("has a word once under a key, the first one and every other, however fast it is sent", async () => {
    const { seller, buyer, threadId } = await startDeal();
    const { id: refId } = await postListing(seller);
    const countRows = () => site.db.$count(threadMessagesTable);
    const ask = (text: string) => ({ type: "listing", refId, text });
    const first = { url: THREADS, payload: ask("Is it there?"), otherPayload: ask("Is it gone?"), countRows };
    await expectCreatedOnce(site, { ...first, member: buyer });
    const url = `${THREADS}/${threadId}/messages`;
    const later = { url, payload: { text: "It is." }, otherPayload: { text: "It was." }, countRows };
    await expectCreatedOnce(site, { ...later, member: seller });
  });

  it("is one per thing and member, however often and however fast somebody writes", async () => {
    const { seller, buyer, listing, threadId } = await startDeal();
    const answers = await Promise.all([ask(buyer, listing.id, "Hm?"), ask(buyer, listing.id, "Hello?")]);
    expect(answers.map((answer) => answer.json<ThreadAnswer>().thread.id)).toEqual([threadId, threadId]);
    const other = await site.register();
    expect((await ask(other, listing.id)).json<ThreadAnswer>().thread.id).not.toBe(threadId);
    expect(await readThreads(seller)).toHaveLength(2);
    expect(await readThreads(buyer, `?refId=${listing.id}`)).toMatchObject([{ id: threadId }]);
    expect(await readThreads(seller, `?refId=${listing.id}`)).toEqual([]);
  });

  it("counts what was not read, until it was", async () => {
    const { seller, threadId } = await startDeal();
    const read = await call("POST", `${THREADS}/${threadId}/read`, seller);
    expect(read.json<ThreadAnswer>().thread.unreadCount).toBe(0);
    expect((await readThreads(seller))[0]?.unreadCount).toBe(0);
  });

  it("rings the other one's bell, once for what comes in a row, until it is read", async () => {
    const { seller, buyer, threadId } = await startDeal();
    await reply(buyer, threadId, "Hello?");
    const url = `/api/users/${seller.user.id}/notifications`;
    const { notifications } = (await call("GET", url, seller)).json();
    expect(notifications).toMatchObject([
      { kind: "messages.new", count: 2, actor: buyer.user.username, link: `/account?messages=${threadId}` },
    ]);
    await call("POST", `${THREADS}/${threadId}/read`, seller);
    expect((await call("GET", url, seller)).json().notifications).toEqual([]);
    expect((await call("GET", `/api/users/${buyer.user.id}/notifications`, buyer)).json().notifications).toEqual([]);
  });

  it("warns of a scam in the other one's words, and of none in one's own", async () => {
    const { seller, buyer, threadId } = await startDeal();
    await reply(seller, threadId, "We need your seed phrase.");
    const seen = (await call("GET", `${THREADS}/${threadId}`, buyer)).json<ThreadAnswer>().messages;
    expect(seen.at(-1)?.warnings).toEqual(["seed-phrase"]);
    const own = (await call("GET", `${THREADS}/${threadId}`, seller)).json<ThreadAnswer>().messages;
    expect(own.at(-1)?.warnings).toEqual([]);
  });

  it("goes on when the listing is sold or gone", async () => {
    const { seller, buyer, listing, threadId } = await startDeal();
    await call("POST", `/api/market/listings/${listing.id}/sold`, seller);
    expect((await reply(seller, threadId, "Yours.")).statusCode).toBe(201);
    expect((await ask(buyer, listing.id, "Thank you.")).statusCode).toBe(201);
    await call("DELETE", `/api/market/listings/${listing.id}`, seller);
    expect((await reply(buyer, threadId, "Where?")).statusCode).toBe(201);
  });
});

describe("who may read and write", () => {
  it("are these two and nobody else, staff neither", async () => {
    const { threadId } = await startDeal();
    const others = [await site.register(), await site.registerModerator(), await site.registerAdmin()];
    for (const other of others) {
      expect(await readThreads(other)).toEqual([]);
      for (const [method, path, payload] of [
        ["GET", "", undefined],
        ["POST", "/messages", { text: "Let me in" }],
        ["POST", "/read", undefined],
        ["PUT", "/block", undefined],
        ["DELETE", "/block", undefined],
      ] as const) {
        const url = `${THREADS}/${threadId}${path}`;
        const response = await expectNothingChanged(site.pool, () => call(method, url, other, payload));
        expect([response.statusCode, response.json().code]).toEqual([404, "messages.not_found"]);
      }
    }
  });

  it("are members: a visitor is asked to log in", async () => {
    const { listing, threadId } = await startDeal();
    for (const response of [
      await call("GET", THREADS),
      await call("GET", `${THREADS}/${threadId}`),
      await ask(undefined, listing.id),
      await reply(undefined, threadId),
    ]) {
      expect(response.statusCode).toBe(401);
    }
  });

  it("is never staff first, though they answer who writes to them", async () => {
    const { listing } = await startDeal();
    const admin = await site.registerAdmin();
    for (const staff of [admin, await site.registerModerator()]) {
      const response = await expectNothingChanged(site.pool, () => ask(staff, listing.id));
      expect([response.statusCode, response.json().code]).toEqual([403, "messages.staff_first"]);
    }
    const own = await postListing(admin, { title: "Of the house" });
    const buyer = await site.register();
    const { thread } = (await ask(buyer, own.id)).json<ThreadAnswer>();
    expect((await reply(admin, thread.id)).statusCode).toBe(201);
  });

  it.each([
    ["one's own", 409, "messages.own_thing"],
    ["nothing", 404, "messages.thing_not_found"],
    ["what is sold", 404, "messages.thing_not_found"],
    ["what ran out", 404, "messages.thing_not_found"],
    ["what is hidden", 404, "messages.thing_not_found"],
    ["what a closed account offers", 404, "messages.thing_not_found"],
  ])("do not begin about %s", async (about, status, code) => {
    const [seller, buyer] = [await site.register(), await site.register()];
    const { id } = await postListing(seller);
    if (about === "what is sold") await call("POST", `/api/market/listings/${id}/sold`, seller);
    if (about === "what ran out") site.clock.advance(61 * DAY_MS);
    if (about === "what is hidden") await site.pool.query("UPDATE listings SET hidden_at = now()");
    if (about === "what a closed account offers") {
      await site.pool.query("UPDATE users SET disabled_at = now() WHERE id = $1", [seller.user.id]);
    }
    const asking = about === "what ran out" ? await site.register() : buyer;
    const refId = about === "nothing" ? createId() : id;
    const response = await expectNothingChanged(site.pool, () => ask(about === "one's own" ? seller : asking, refId));
    expect([response.statusCode, response.json().code]).toEqual([status, code]);
  });
});

describe("a message", () => {
  it.each([
    ["nothing", "  \n"],
    ["only what nobody sees", "\u2800"],
    ["what is too long", "x".repeat(MESSAGE_MAX + 1)],
    ["what turns the writing direction", "pay \u202eereh"],
  ])("of %s is refused", async (_name, text) => {
    const { seller, threadId } = await startDeal();
    const response = await expectNothingChanged(site.pool, () => reply(seller, threadId, text));
    expect(response.json()).toMatchObject({ field: "text" });
    expect(response.statusCode).toBe(400);
  });

  it("loses what is piled onto its letters", async () => {
    const { seller, threadId } = await startDeal();
    await reply(seller, threadId, `H${"\u0336".repeat(500)}i`);
    const [thread] = await readThreads(seller);
    expect(thread?.lastMessage?.text).toBe(`H${"\u0336".repeat(4)}i`);
  });

  it("needs an answer after a few, and none more is kept", async () => {
    const { seller, buyer, threadId } = await startDeal();
    for (let sent = 1; sent < UNANSWERED_MAX; sent += 1) expect((await reply(buyer, threadId)).statusCode).toBe(201);
    const flood = await Promise.all(Array.from({ length: 10 }, () => reply(buyer, threadId, "Answer me")));
    expect(new Set(flood.map((response) => response.json().code))).toEqual(new Set(["messages.unanswered"]));
    expect((await readThreads(seller))[0]?.unreadCount).toBe(UNANSWERED_MAX);
    await reply(seller, threadId);
    expect((await reply(buyer, threadId)).statusCode).toBe(201);
  });
});

describe("a block", () => {
  it("ends what one writes to the other, about whatever, until it is lifted", async () => {
    const { seller, buyer, threadId } = await startDeal();
    const second = await postListing(seller, { title: "Another" });
    const blocked = await call("PUT", `${THREADS}/${threadId}/block`, seller);
    expect(blocked.json<ThreadAnswer>().thread.isBlocking).toBe(true);
    for (const attempt of [() => reply(buyer, threadId), () => ask(buyer, second.id)]) {
      const response = await attempt();
      expect([response.statusCode, response.json().code]).toEqual([403, "messages.blocked"]);
    }
    expect((await reply(seller, threadId)).json().code).toBe("messages.blocking");
    // Who is blocked is not told by the conversation.
    expect((await readThreads(buyer))[0]?.isBlocking).toBe(false);
    await call("DELETE", `${THREADS}/${threadId}/block`, seller);
    expect((await reply(buyer, threadId)).statusCode).toBe(201);
  });
});

describe("a report of a message", () => {
  it("goes to the moderators; a hidden one shows its place and no word", async () => {
    const { seller, buyer, threadId } = await startDeal();
    await reply(seller, threadId, "Meet me behind the bank, alone.");
    const { messages } = (await call("GET", `${THREADS}/${threadId}`, buyer)).json<ThreadAnswer>();
    const refId = messages.at(-1)?.id ?? "";
    const reported = await call("POST", "/api/report", buyer, { type: "message", refId, reason: "Frightening" });
    expect(reported.statusCode, reported.body).toBe(201);
    const moderator = await site.registerModerator();
    const seen = await call("GET", "/api/moderation/cases", moderator);
    expect(seen.body).toContain("Meet me behind the bank");
    await site.pool.query("UPDATE thread_messages SET hidden_at = now() WHERE id = $1", [refId]);
    const after = (await call("GET", `${THREADS}/${threadId}`, buyer)).json<ThreadAnswer>().messages.at(-1);
    expect(after).toMatchObject({ text: "", isHidden: true });
  });

  it("is only for who is in the conversation: to others the message is not there", async () => {
    const { buyer, threadId } = await startDeal();
    const { messages } = (await call("GET", `${THREADS}/${threadId}`, buyer)).json<ThreadAnswer>();
    const payload = { type: "message", refId: messages[0]?.id, reason: "Let me see" };
    const stranger = await site.register();
    expect((await call("POST", "/api/report", stranger, payload)).json().code).toBe("reports.not_found");
  });
});

describe("a member who leaves", () => {
  it("takes their words along; the other one keeps theirs, and cannot write any more", async () => {
    const { seller, buyer, threadId } = await startDeal("Crown");
    await reply(seller, threadId, "Words of the seller");
    const payload = { username: seller.user.username, password: seller.password };
    expect((await call("DELETE", `/api/users/${seller.user.id}`, seller, payload)).statusCode).toBe(204);
    const { thread, messages } = (await call("GET", `${THREADS}/${threadId}`, buyer)).json<ThreadAnswer>();
    expect(thread).toMatchObject({ other: null, subject: { title: "" } });
    expect(messages).toMatchObject([{ text: "Is it still there?" }]);
    expect((await reply(buyer, threadId)).json().code).toBe("messages.left");
    const { rows } = await site.pool.query("SELECT text FROM thread_messages");
    expect(rows).toEqual([{ text: "Is it still there?" }]);
  });

  it("leaves no conversation behind in which nobody else has said a word", async () => {
    const { buyer } = await startDeal();
    const payload = { username: buyer.user.username, password: buyer.password };
    await call("DELETE", `/api/users/${buyer.user.id}`, buyer, payload);
    expect((await site.pool.query("SELECT id FROM message_threads")).rows).toEqual([]);
  });
});

describe("the export", () => {
  it("has what the member wrote and got, and nobody else's", async () => {
    const { seller, threadId } = await startDeal();
    await reply(seller, threadId);
    await startDeal("Of others");
    const facts = await site.deps.features
      .find(({ name }) => name === "messages")
      ?.memberData?.exportFacts?.(site.deps, seller.user.id);
    expect(facts).toMatchObject({
      messages: [
        { about: "Hand-drawn bag", isOwn: false, text: "Is it still there?" },
        { about: "Hand-drawn bag", isOwn: true, text: "It is." },
      ],
    });
  });
});
