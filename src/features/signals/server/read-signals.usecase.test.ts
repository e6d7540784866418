// About the default community.
import { eq, sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { memberNetworksTable } from "#features/networks/server/networks.tables.ts";
import { leaderboardEntriesTable, worksTable } from "#features/points/server/points.tables.ts";
import { createAccountChange } from "#features/recovery-contacts/server/account-changes.repository.ts";
import { usersTable } from "#features/users/server/users.tables.ts";
import { wallPastVotesTable, wallThingsTable, wallVotesTable } from "#features/wall/server/wall.tables.ts";
import { walletProofsTable } from "#features/wallet/server/wallet.tables.ts";
import { createId } from "#shared/ids.ts";
import { buildTestApp, TEST_PASSWORD, type TestMember } from "../../../../tests/support/build-test-app.ts";
import { FakeClock } from "../../../../tests/support/fake-clock.ts";
import type { Signal } from "../signals.rules.ts";
import { readSignals } from "./read-signals.usecase.ts";

const clock = new FakeClock("2026-11-20T17:00:00.000Z");
const { db, inject, register: registerNear } = await buildTestApp({ clock });
const MONTH = "2026-11";
const WALLET = "4Nd1mYwqM6v8Xr7KQz3tJb9sPfGhUeRcDoLaWxVnT2Ak";

/** A new member, of whose network nothing is known: those of the tests share one. */
async function register(username?: string, fields?: Record<string, unknown>): Promise<TestMember> {
  const member = await registerNear(username, fields);
  await db.delete(memberNetworksTable).where(eq(memberNetworksTable.userId, member.user.id));
  return member;
}

async function read(...members: TestMember[]): Promise<(Signal[] | undefined)[]> {
  const ids = members.map(({ user }) => user.id);
  const signals = await readSignals(db, MONTH, ids);
  return ids.map((id) => signals.get(id));
}

async function logIn(member: TestMember, remoteAddress: string): Promise<void> {
  const payload = { username: member.user.username, password: TEST_PASSWORD };
  const response = await inject({ method: "POST", url: "/api/auth/login", remoteAddress, payload });
  expect(response.statusCode).toBe(200);
}

async function work(member: TestMember, ...moments: string[]): Promise<void> {
  const entry = { userId: member.user.id, actionType: "meme_generated", points: 4, monthYear: MONTH, proven: true };
  const rows = moments.map((moment) => ({ ...entry, id: createId(), createdAt: new Date(moment) }));
  await db.insert(leaderboardEntriesTable).values(rows);
}

async function draw(member: TestMember, fingerprint: bigint, { kind = "meme" as const, month = MONTH } = {}) {
  const work = { id: createId(), userId: member.user.id, kind, monthYear: month, createdAt: clock.now() };
  // As different as the fingerprint: nine of its bits for each.
  const detail = BigInt.asUintN(64, fingerprint).toString(2).padStart(64, "0").repeat(9);
  await db.insert(worksTable).values({ ...work, fingerprint: BigInt.asIntN(64, fingerprint), detail, bands: [] });
}

async function hang(member: TestMember): Promise<string> {
  const id = createId();
  const thing = { id, userId: member.user.id, kind: "tweet" as const, title: "A joke", metadata: {}, sameKey: id };
  await db
    .insert(wallThingsTable)
    .values({ ...thing, monthYear: MONTH, risingAt: clock.now(), createdAt: clock.now() });
  return id;
}

async function vote(member: TestMember, thingId: string): Promise<void> {
  await db.insert(wallVotesTable).values({ thingId, userId: member.user.id, createdAt: clock.now() });
}

describe("readSignals", () => {
  it("has nothing to say of honest members", async () => {
    const [vex, rival] = [await register(), await register()];
    await logIn(vex, "203.0.113.7");
    await logIn(rival, "192.0.2.7");
    await work(vex, "2026-11-20T17:00:00Z", "2026-11-20T17:03:00Z");
    await draw(vex, 0x1234_5678_9abc_def0n);
    await draw(rival, 0xfedc_ba98_7654_3210n);
    expect(await read(vex, rival)).toEqual([undefined, undefined]);
  });

  it("names who holds the same wallet", async () => {
    const [vex, rival, other] = [
      await register("vex", { solanaWallet: WALLET }),
      await register("rival", { solanaWallet: WALLET }),
      await register("other", { solanaWallet: WALLET.replace("A", "B") }),
    ];
    expect(await read(vex, rival, other)).toEqual([
      [{ code: "shared-wallet", with: [rival.user.id], count: 1 }],
      [{ code: "shared-wallet", with: [vex.user.id], count: 1 }],
      undefined,
    ]);
  });

  it("knows a wallet in whatever case it is written", async () => {
    const [vex, rival] = [await register(), await register()];
    const address = "0x52908400098527886E0F7030069857D2E4169EE7";
    await db.update(usersTable).set({ solanaWallet: address.toLowerCase() }).where(eq(usersTable.id, vex.user.id));
    await db.insert(walletProofsTable).values({ userId: rival.user.id, address, provenAt: clock.now() });
    expect(await read(vex)).toEqual([[{ code: "shared-wallet", with: [rival.user.id], count: 1 }]]);
  });

  it("names who gave the wallet up before anybody looked, and who has it now", async () => {
    const [vex, rival, old] = [await register(), await register(), await register()];
    await db.insert(walletProofsTable).values({ userId: rival.user.id, address: WALLET, provenAt: clock.now() });
    for (const [member, now] of [
      [vex, clock.now()],
      [old, new Date("2026-10-20T17:00:00Z")],
    ] as const)
      await createAccountChange(db, { userId: member.user.id, kind: "wallet", wallet: WALLET, now });
    expect(await read(vex, rival)).toEqual([
      [{ code: "shared-wallet", with: [rival.user.id], count: 1 }],
      [{ code: "shared-wallet", with: [vex.user.id], count: 1 }],
    ]);
  });

  it("names who came from the same networks, also members who are not in the review", async () => {
    const [vex, rival, farm] = [await register(), await register(), await register()];
    for (const member of [vex, farm]) {
      await logIn(member, "203.0.113.7");
      await logIn(member, "198.51.100.7");
    }
    await logIn(rival, "198.51.100.9");
    expect(await read(vex)).toEqual([[{ code: "shared-network", with: [farm.user.id, rival.user.id], count: 2 }]]);
  });

  it("does not look into other months", async () => {
    const [vex, rival] = [await register(), await register()];
    clock.set("2026-10-20T17:00:00.000Z");
    for (const member of [vex, rival]) await logIn(member, "203.0.113.7");
    await draw(vex, 5n, { month: "2026-10" });
    await draw(rival, 5n, { month: "2026-10" });
    clock.set("2026-11-20T17:00:00.000Z");
    expect(await read(vex)).toEqual([undefined]);
  });

  it.each<[string, bigint, bigint, boolean]>([
    ["equal pictures", 0x1234_5678_9abc_def0n, 0x1234_5678_9abc_def0n, true],
    ["pictures three bits apart", 0xf234_5678_9abc_def0n, 0x7235_5679_9abc_def0n, true],
    ["pictures five bits apart", 0xf234_5678_9abc_def0n, 0x7235_5679_9abd_def1n, false],
  ])("of %s says so or not", async (_name, own, others, isSame) => {
    const [vex, rival] = [await register(), await register()];
    await draw(vex, own);
    await draw(rival, others);
    const signal = { code: "same-pictures", with: [rival.user.id], count: 1 };
    expect(await read(vex)).toEqual([isSame ? [signal] : undefined]);
  });

  it("tells works that come like clockwork from those of a hand", async () => {
    const [vex, rival] = [await register(), await register()];
    const minute = (index: number) => new Date(clock.now().getTime() + index * 60_000).toISOString();
    await work(vex, ...Array.from({ length: 9 }, (_, index) => minute(index * 5)));
    await work(rival, ...[0, 2, 9, 11, 12, 25, 26, 40, 41].map(minute));
    expect(await read(vex, rival)).toEqual([[{ code: "clockwork", with: [], count: 9 }], undefined]);
  });

  it("tells days that begin at New York's midnight, of another clock too", async () => {
    const vex = await register();
    // Midnight is 04:00 UTC until the 1st at two, and 05:00 UTC after that.
    for (const start of ["2026-11-01T04:0", "2026-11-05T05:0", "2026-11-06T05:0", "2026-11-07T05:0", "2026-11-08T05:0"])
      await work(vex, `${start}1:10Z`, `${start}2:40Z`, `${start}9:00Z`);
    expect(await read(vex)).toEqual([[{ code: "midnight-burst", with: [], count: 5 }]]);
  });

  it("names those who vote for each other and are voted for by hardly anybody else", async () => {
    const [vex, rival, fan] = [await register(), await register(), await register()];
    for (let index = 0; index < 3; index += 1) {
      await vote(vex, await hang(rival));
      await vote(rival, await hang(vex));
    }
    await vote(fan, await hang(vex));
    expect(await read(vex, rival, fan)).toEqual([
      [{ code: "vote-ring", with: [rival.user.id], count: 3 }],
      [{ code: "vote-ring", with: [vex.user.id], count: 3 }],
      undefined,
    ]);
  });

  it("names a circle in which nobody votes back, and what was taken back after it had counted", async () => {
    const ring = await Promise.all(Array.from({ length: 7 }, () => register()));
    for (const [index, author] of [...ring.entries(), ...ring.entries()]) {
      const thingId = await hang(author);
      for (const step of [4, 5, 6]) await vote(ring[(index + step) % 7] as TestMember, thingId);
    }
    const [found] = await read(ring[0] as TestMember);
    expect(found).toMatchObject([
      { code: "vote-ring", with: expect.arrayContaining([ring[4]?.user.id, ring[5]?.user.id]), count: 4 },
    ]);
    const votes = await db.delete(wallVotesTable).returning();
    expect(await read(ring[0] as TestMember)).toEqual([undefined]);
    await db
      .insert(wallPastVotesTable)
      .values(votes.map(({ thingId, userId, createdAt }) => ({ thingId, userId, createdAt })));
    expect(await read(ring[0] as TestMember)).toEqual([found]);
  });

  it("still names the same pictures when one of them was shared in the next month", async () => {
    const [vex, rival] = [await register(), await register()];
    await draw(vex, 5n);
    await draw(rival, 5n);
    await db.update(worksTable).set({ monthYear: "2026-12" }).where(eq(worksTable.userId, rival.user.id));
    expect(await read(vex)).toEqual([[{ code: "same-pictures", with: [rival.user.id], count: 1 }]]);
  });

  it("stays quick with many members, networks and works", async () => {
    const vex = await register();
    await db.execute(sql`INSERT INTO users (id, username, created_at)
      SELECT gen_random_uuid(), 'm' || n, now() FROM generate_series(1, 3000) AS n`);
    await db.execute(sql`INSERT INTO works (id, user_id, kind, month_year, fingerprint, detail, bands, created_at)
      SELECT gen_random_uuid(), id, 'meme', ${MONTH}, (random() * 9e18)::bigint, 0::bit(576), '{}', now() FROM users, generate_series(1, 5)`);
    await draw(vex, 77n);
    expect(await read(vex)).toEqual([undefined]);
  });
});
