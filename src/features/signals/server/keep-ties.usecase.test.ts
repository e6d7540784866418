import { describe, expect, it } from "vitest";
import { memberNetworksTable } from "#features/networks/server/networks.tables.ts";
import { worksTable } from "#features/points/server/points.tables.ts";
import { createAccountChange } from "#features/recovery-contacts/server/account-changes.repository.ts";
import { wallThingsTable } from "#features/wall/server/wall.tables.ts";
import { castVote } from "#features/wall/server/wall-votes.repository.ts";
import { walletProofsTable } from "#features/wallet/server/wallet.tables.ts";
import { createId } from "#shared/ids.ts";
import { buildTestApp, TEST_PASSWORD, type TestMember } from "../../../../tests/support/build-test-app.ts";
import { FakeClock } from "../../../../tests/support/fake-clock.ts";
import { forgetTies } from "./keep-ties.usecase.ts";
import { readNamedSignals } from "./read-signals.usecase.ts";

const clock = new FakeClock("2026-11-20T17:00:00.000Z");
const site = await buildTestApp({ clock });
const { db, pool, inject, deps } = site;
const MONTH = "2026-11";
const WALLET = "4Nd1mYwqM6v8Xr7KQz3tJb9sPfGhUeRcDoLaWxVnT2Ak";

/** A new member, of whose network nothing is known: those of the tests share one. */
async function register(): Promise<TestMember> {
  const member = await site.register();
  await pool.query("DELETE FROM member_networks WHERE user_id = $1", [member.user.id]);
  return member;
}

async function leave({ user, headers }: TestMember): Promise<void> {
  const payload = { username: user.username, password: TEST_PASSWORD };
  const answer = await inject({ method: "DELETE", url: `/api/users/${user.id}`, headers, payload });
  expect(answer.statusCode, answer.body).toBe(204);
}

async function read(member: TestMember) {
  return (await readNamedSignals(db, MONTH, [member.user.id])).get(member.user.id);
}

async function hang(member: TestMember): Promise<string> {
  const id = createId();
  const [userId, now] = [member.user.id, clock.now()];
  const thing = { id, userId, kind: "tweet" as const, title: "A joke", metadata: {}, sameKey: id };
  await db.insert(wallThingsTable).values({ ...thing, monthYear: MONTH, risingAt: now, createdAt: now });
  return id;
}

async function voteFor(author: TestMember, voters: readonly TestMember[], count = 3): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const thingId = await hang(author);
    for (const { user } of voters) await castVote(db, { thingId, userId: user.id, now: clock.now() });
  }
}

async function shareAll(one: TestMember, other: TestMember): Promise<void> {
  const now = clock.now();
  for (const { user } of [one, other]) {
    await db.insert(memberNetworksTable).values({ userId: user.id, network: "one network", seenAt: now });
    const work = { id: createId(), userId: user.id, kind: "meme" as const, monthYear: MONTH, createdAt: now };
    await db.insert(worksTable).values({ ...work, fingerprint: 5n, detail: "0".repeat(576), bands: [] });
  }
  await createAccountChange(db, { userId: one.user.id, kind: "wallet", wallet: WALLET, now });
  await db.insert(walletProofsTable).values({ userId: other.user.id, address: WALLET, provenAt: now });
}

describe("members who leave before the review", () => {
  it("take no evidence along: what they shared and how they voted stays, without names", async () => {
    const boss = await register();
    const puppets = [await register(), await register(), await register()] as const;
    await voteFor(boss, puppets);
    await shareAll(puppets[0], boss);
    const before = await read(boss);
    for (const puppet of puppets) await leave(puppet);
    expect(before).toMatchObject([
      { code: "shared-wallet", count: 1, gone: 0 },
      { code: "shared-network", count: 1, gone: 0 },
      { code: "same-pictures", count: 1, gone: 0 },
      { code: "vote-ring", count: 9, gone: 0 },
    ]);
    expect(await read(boss)).toEqual(before?.map((signal) => ({ ...signal, with: [], gone: signal.with.length })));
    const { rows } = await pool.query("SELECT * FROM departed_ties");
    expect(rows.length).toBeGreaterThan(0);
    const text = JSON.stringify(rows);
    for (const { user } of puppets) expect(text).not.toContain(user.id);
  });

  it("are seen in a circle in which nobody votes back, whoever leaves it and in which order", async () => {
    const ring = await Promise.all(Array.from({ length: 7 }, register));
    for (const [index, author] of ring.entries()) {
      await voteFor(
        author,
        [4, 5, 6].map((step) => ring[(index + step) % 7] as TestMember),
        2,
      );
    }
    const boss = ring[0] as TestMember;
    const before = await read(boss);
    expect(before).toMatchObject([{ code: "vote-ring", gone: 0 }]);
    for (const puppet of ring.slice(1).reverse()) await leave(puppet);
    expect(await read(boss)).toMatchObject([{ code: "vote-ring", count: before?.[0]?.count, with: [] }]);
  });

  it("are nobody's puppets when they voted for many", async () => {
    const [artist, fan] = [await register(), await register()];
    await voteFor(artist, [fan]);
    for (let index = 0; index < 4; index += 1) await voteFor(await register(), [fan], 2);
    await leave(fan);
    expect(await read(artist)).toBeUndefined();
  });

  it("are forgotten after 45 days, and are nobody's when the one who stayed has left too", async () => {
    const [boss, other, puppet] = [await register(), await register(), await register()];
    await voteFor(boss, [puppet]);
    await voteFor(other, [puppet]);
    await leave(puppet);
    const listRows = async () => (await pool.query("SELECT user_id, kind, count FROM departed_ties")).rows;
    const ofBoss = { user_id: boss.user.id, kind: "votes-given", count: 3 };
    expect(await listRows()).toEqual([ofBoss, { ...ofBoss, user_id: other.user.id }]);
    await leave(other);
    expect(JSON.stringify(await listRows())).not.toContain(other.user.id);
    clock.advance(44 * 24 * 60 * 60 * 1000);
    await forgetTies(deps);
    expect(await listRows()).toContainEqual(ofBoss);
    clock.advance(2 * 24 * 60 * 60 * 1000);
    await forgetTies(deps);
    expect(await listRows()).toEqual([]);
    clock.set("2026-11-20T17:00:00.000Z");
  });
});
