import { beforeEach, describe, expect, it } from "vitest";
import { getMonthYear } from "#features/points/points.rules.ts";
import { getTries, ITERATIONS_PER_TRY, PRICE_MAX } from "#features/proof-of-work/proof-of-work.rules.ts";
import { buildTestApp, createAddress, TEST_PASSWORD, type TestMember } from "../support/build-test-app.ts";
import { HOUR_MS, MINUTE_MS } from "../support/fake-clock.ts";
import { measureCost } from "../support/measure-cost.ts";
import { expectNothingChanged } from "../support/nothing-changed.ts";
import { type Challenge, encodeProof, readChallenge, solve } from "../support/solve-challenge.ts";

/** Bursts of accounts are paid for by proofs of work, at the limits that the site is run with. */

const { inject, pool, clock, register } = await buildTestApp({ config: { rateLimitScale: 1 } });

let network = 0;
let number = 0;

/** An address of this test's own network: the limit of calls per address goes by the machine's clock. */
function at(host: number): string {
  return `198.51.${network}.${host}`;
}

beforeEach(() => {
  network += 1;
});

function post(remoteAddress = at(7), proof?: string, username?: string) {
  number += 1;
  return inject({
    method: "POST",
    url: "/api/users/register",
    remoteAddress,
    headers: proof === undefined ? {} : { "x-proof-of-work": proof },
    payload: { username: username ?? `farmed_${number}`, password: TEST_PASSWORD },
  });
}

async function fillNetwork(count = 3): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const first = await post(at(index));
    if (first.statusCode === 428) expect((await post(at(7), await solve(readChallenge(first)))).statusCode).toBe(201);
  }
}

async function askChallenge(address = at(7)): Promise<Challenge> {
  const response = await post(address);
  expect(response.statusCode).toBe(428);
  expect(response.json().code).toBe("proof_of_work.needed");
  return readChallenge(response);
}

async function countMembers(): Promise<number> {
  const { rows } = await pool.query("SELECT count(*)::int AS count FROM users");
  return rows[0].count;
}

async function expectRefused(address: string, proof: string): Promise<void> {
  const response = await expectNothingChanged(pool, () => post(address, proof));
  expect(response.statusCode).toBe(428);
}

describe("a network makes accounts", () => {
  it("asks nothing of three in an hour, work of the fourth, and nothing again an hour later", async () => {
    for (let index = 0; index < 3; index += 1) expect((await post()).statusCode).toBe(201);
    const proof = await solve(await askChallenge(at(200)));
    expect((await post(at(7), proof)).statusCode).toBe(201);
    clock.advance(HOUR_MS);
    expect((await post()).statusCode).toBe(201);
  });

  it("asks nothing of its neighbours, and never of a login", async () => {
    await fillNetwork();
    expect((await post("198.52.0.7")).statusCode).toBe(201);
    const login = { username: `farmed_${number}`, password: TEST_PASSWORD };
    const response = await inject({ method: "POST", url: "/api/auth/login", remoteAddress: at(7), payload: login });
    expect(response.statusCode).toBe(200);
  });

  it("counts the 256 networks of a /56 as one", async () => {
    for (const net of ["1200", "1201", "12ff"]) expect((await post(`2001:db8:0:${net}::1`)).statusCode).toBe(201);
    expect((await post("2001:db8:0:1234::9")).statusCode).toBe(428);
    expect((await post("2001:db8:0:1300::9")).statusCode).toBe(201);
  });

  it("is refused nothing for good: at its busiest it pays the highest price and no more", async () => {
    await fillNetwork();
    await pool.query("UPDATE network_bursts SET moments = array_fill(last_at, ARRAY[5000])");
    const challenge = await askChallenge();
    expect(challenge.parameters.data?.price).toBe(PRICE_MAX);
    expect((await post(at(7), await solve(challenge))).statusCode).toBe(201);
  });

  it("lets exactly three of ten at once in without work, and prints what the others cost", async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => post()));
    const refused = answers.filter(({ statusCode }) => statusCode === 428);
    expect(refused).toHaveLength(7);
    expect(await countMembers()).toBe(3);
    const prices: number[] = [];
    const { cpuMs } = await measureCost(async () => {
      for (let index = 0; index < 7; index += 1) {
        const challenge = await askChallenge();
        prices.push(Number(challenge.parameters.data?.price));
        expect((await post(at(7), await solve(challenge))).statusCode).toBe(201);
      }
    });
    expect(prices).toEqual([1, 1, 1, 2, 2, 2, 4]);
    const iterations = prices.reduce((sum, price) => sum + getTries(price) * 0.75 * ITERATIONS_PER_TRY, 0);
    process.stdout.write(
      `ten accounts of one address: ${(iterations / 1e6).toFixed(1)} million iterations expected, ${Math.round(cpuMs)} ms of CPU\n`,
    );
  });
});

describe("somebody saves the work", () => {
  it("by using a solution again", async () => {
    await fillNetwork();
    const proof = await solve(await askChallenge());
    expect((await post(at(7), proof)).statusCode).toBe(201);
    await expectRefused(at(7), proof);
  });

  it("by using it a hundred times at once", async () => {
    await fillNetwork();
    const proof = await solve(await askChallenge());
    // From addresses of one network, so that only the solution itself stands in the way.
    const calls = Array.from({ length: 100 }, (_, index) => post(at(index), proof));
    const statuses = (await Promise.all(calls)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(new Set(statuses)).toEqual(new Set([201, 428, 503].filter((status) => statuses.includes(status))));
    expect(await countMembers()).toBe(4);
  });

  it("by working in one network for another", async () => {
    await fillNetwork();
    const proof = await solve(await askChallenge());
    for (let index = 0; index < 3; index += 1) await post("203.0.113.9");
    await expectRefused("203.0.113.9", proof);
  });

  it("by working in advance: after five minutes it is worth nothing", async () => {
    await fillNetwork();
    const proof = await solve(await askChallenge());
    clock.advance(5 * MINUTE_MS);
    await expectRefused(at(7), proof);
  });

  it("by keeping the base price for a network that has grown dearer by more than a step", async () => {
    await fillNetwork();
    const cheap = await Promise.all([askChallenge(), askChallenge()]);
    const [first, second] = await Promise.all(cheap.map(solve));
    await fillNetwork(4);
    expect((await post(at(7), first)).statusCode).toBe(201);
    await fillNetwork(1);
    await expectRefused(at(7), second ?? "");
  });

  it.each<[string, (challenge: Challenge) => Challenge]>([
    [
      "the price",
      (own) => ({ ...own, parameters: { ...own.parameters, data: { ...own.parameters.data, price: 64 } } }),
    ],
    [
      "the purpose",
      (own) => ({ ...own, parameters: { ...own.parameters, data: { ...own.parameters.data, purpose: "work" } } }),
    ],
    [
      "the time",
      (own) => ({ ...own, parameters: { ...own.parameters, data: { ...own.parameters.data, expires: 9e15 } } }),
    ],
    ["the number of iterations", (own) => ({ ...own, parameters: { ...own.parameters, cost: 1, keyPrefix: "00" } })],
    ["the end that is looked for", (own) => ({ ...own, parameters: { ...own.parameters, keyPrefix: "00" } })],
    ["the nonce", (own) => ({ ...own, parameters: { ...own.parameters, nonce: "00".repeat(16) } })],
    ["the signature", (own) => ({ ...own, signature: "00".repeat(32) })],
  ])("by changing %s of a challenge", async (_name, change) => {
    await fillNetwork();
    const challenge = change(await askChallenge());
    const isEasy = challenge.parameters.keyPrefix === "00";
    const proof = isEasy
      ? await solve(challenge)
      : encodeProof({ challenge, solution: { counter: 1, derivedKey: challenge.parameters.keyPrefix } });
    await expectRefused(at(7), proof);
  });

  it.each([
    ["nothing", ""],
    ["no base64", "%%%"],
    ["a list", encodeProof([])],
    ["null", encodeProof(null)],
    ["an empty proof", encodeProof({ challenge: {}, solution: {} })],
    ["ten thousand characters", "a".repeat(10_000)],
    ["a proof nested a thousand deep", Buffer.from(`${"[".repeat(1000)}${"]".repeat(1000)}`).toString("base64url")],
  ])("by sending %s", async (_name, proof) => {
    await fillNetwork();
    await expectRefused(at(7), proof);
  });

  it("by answering with the end itself, which is only half of the key", async () => {
    await fillNetwork();
    const challenge = await askChallenge();
    const derivedKey = challenge.parameters.keyPrefix.padEnd(64, "0");
    await expectRefused(at(7), encodeProof({ challenge, solution: { counter: 200, derivedKey } }));
  });
});

describe("an honest member", () => {
  it("who lost the name to somebody quicker keeps the proof for another one", async () => {
    await fillNetwork();
    const proof = await solve(await askChallenge());
    await register("Overlord");
    expect((await post(at(7), proof, "overlord")).statusCode).toBe(409);
    expect((await post(at(7), proof, "underlord")).statusCode).toBe(201);
  });

  it("is told at once that a name is taken, before any work", async () => {
    await register("Overlord");
    await fillNetwork();
    expect((await post(at(7), undefined, "overlord")).statusCode).toBe(409);
  });

  it("is asked nothing for a registration that is wrong anyway", async () => {
    await fillNetwork();
    expect((await post(createAddress(), undefined, "x")).statusCode).toBe(400);
  });

  it("leaves no address behind: networks stand as keyed hashes, and an hour later not at all", async () => {
    await fillNetwork();
    const { rows } = await pool.query("SELECT network FROM network_bursts");
    expect(rows).toHaveLength(1);
    expect(rows[0].network).toMatch(/^[\w-]{22}$/);
  });
});

describe("a member works like a machine", () => {
  function make(member: TestMember, proof?: string) {
    return inject({
      method: "POST",
      url: "/api/actions/track",
      headers: { ...member.headers, ...(proof !== undefined && { "x-proof-of-work": proof }) },
      payload: { userId: member.user.id, actionType: "meme_generated" },
    });
  }

  /** Works of the last minutes, as the ledger has them. */
  async function enter(member: TestMember, action: string, ...minutesAgo: number[]): Promise<void> {
    for (const minutes of minutesAgo) {
      const at = new Date(clock.now().getTime() - minutes * MINUTE_MS);
      await pool.query(
        `INSERT INTO leaderboard_entries (id, user_id, action_type, points, month_year, proven, created_at)
         VALUES (gen_random_uuid(), $1, $2, 4, $3, true, $4)`,
        [member.user.id, action, getMonthYear(clock.now()), at],
      );
    }
  }

  it("and is asked for a proof at the eighth work as regular as a clock, once a work", async () => {
    const villain = await register();
    await enter(villain, "meme_generated", 14, 12, 10, 8, 6, 4, 2);
    const refused = await expectNothingChanged(pool, () => make(villain));
    expect(refused.statusCode).toBe(428);
    const proof = await solve(readChallenge(refused));
    expect((await make(villain, proof)).statusCode).toBe(200);
    clock.advance(2 * MINUTE_MS);
    expect((await make(villain, proof)).statusCode).toBe(428);
    clock.advance(7 * MINUTE_MS);
    expect((await make(villain)).statusCode).toBe(200);
  });

  it("and is asked for one after thirty works in an hour, whatever they were", async () => {
    const villain = await register();
    await enter(villain, "pfp_generated", ...Array.from({ length: 29 }, (_, index) => 1 + 2 * index + (index % 3)));
    expect((await make(villain)).statusCode).toBe(200);
    expect((await make(villain)).statusCode).toBe(428);
    clock.advance(HOUR_MS);
    expect((await make(villain)).statusCode).toBe(200);
  });

  it("and cannot pay for a registration with the work of an action", async () => {
    const villain = await register();
    await enter(villain, "meme_generated", 14, 12, 10, 8, 6, 4, 2);
    const ofAction = await solve(readChallenge(await make(villain)));
    // Both calls from the network of the injected requests, which have no address of their own.
    for (let index = 0; index < 3; index += 1) await post("127.0.0.1");
    await expectRefused("127.0.0.1", ofAction);
  });

  it("while works by hand are asked for nothing", async () => {
    const villain = await register();
    await enter(villain, "meme_generated", 40, 31, 30, 22, 17, 9, 8, 2);
    expect((await make(villain)).statusCode).toBe(200);
  });
});
