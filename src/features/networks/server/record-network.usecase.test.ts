import { describe, expect, it } from "vitest";
import { buildTestApp, TEST_PASSWORD } from "../../../../tests/support/build-test-app.ts";
import { DAY_MS, FakeClock } from "../../../../tests/support/fake-clock.ts";
import { forgetNetworks } from "./record-network.usecase.ts";

const clock = new FakeClock("2026-11-20T12:00:00.000Z");
const { inject, register, deps, pool } = await buildTestApp({ clock });

async function logIn(username: string, remoteAddress: string): Promise<void> {
  const payload = { username, password: TEST_PASSWORD };
  const response = await inject({ method: "POST", url: "/api/auth/login", remoteAddress, payload });
  expect(response.statusCode).toBe(200);
}

async function listNetworks() {
  const { rows } = await pool.query(
    "SELECT username, network, seen_at, is_of_month_before FROM member_networks JOIN users ON id = user_id ORDER BY seen_at, username",
  );
  return rows as { username: string; network: string; seen_at: Date; is_of_month_before: boolean }[];
}

describe("the networks of a member", () => {
  it("are noted when they register and log in, each once, as hashes that are equal for one network", async () => {
    await register("vex");
    await register("rival");
    await logIn("vex", "203.0.113.7");
    await logIn("vex", "203.0.113.8");
    await logIn("rival", "203.0.113.9");
    const rows = await listNetworks();
    expect(rows).toHaveLength(4);
    expect(new Set(rows.map(({ network }) => network)).size).toBeLessThan(4);
    expect(JSON.stringify(rows)).not.toContain("203.0");
  });

  it("have other hashes in the next month", async () => {
    await register("vex");
    await logIn("vex", "203.0.113.7");
    clock.set("2026-12-02T12:00:00.000Z");
    await logIn("vex", "203.0.113.7");
    const here = (await listNetworks()).filter((row) => !row.is_of_month_before).slice(-2);
    expect(here.map(({ seen_at }) => seen_at.getUTCMonth())).toEqual([10, 11]);
    expect(here[0]?.network).not.toBe(here[1]?.network);
  });

  it("are noted by the key of the month before as well, so that no turn of a month parts who shares one", async () => {
    await register("vex");
    await logIn("vex", "203.0.113.7");
    const before = (await listNetworks()).at(-1)?.network;
    clock.set("2026-12-02T12:00:00.000Z");
    await register("rival");
    await logIn("rival", "203.0.113.7");
    const earlier = (await listNetworks()).filter((row) => row.username === "rival" && row.is_of_month_before);
    expect(earlier.map(({ network }) => network)).toContain(before);
  });

  it("are forgotten after 45 days, and their key a month later", async () => {
    // A month whose key no other test has made.
    clock.set("2027-03-05T12:00:00.000Z");
    await register("vex");
    const at = clock.now().getTime();
    const countLeft = async (days: number) => {
      clock.set(new Date(at + days * DAY_MS));
      await forgetNetworks(deps);
      const { rows } = await pool.query(
        "SELECT (SELECT count(*) FROM member_networks)::int AS rows, (SELECT count(*) FROM secrets WHERE name LIKE 'networks/%')::int AS keys",
      );
      return rows[0];
    };
    expect(await countLeft(44)).toEqual({ rows: 1, keys: 1 });
    expect(await countLeft(45)).toEqual({ rows: 0, keys: 1 });
    expect(await countLeft(76)).toEqual({ rows: 0, keys: 0 });
  });

  it("are exported as dates only", async () => {
    const vex = await register("vex");
    const [row] = await listNetworks();
    const facts = await deps.features
      .find(({ name }) => name === "networks")
      ?.memberData?.exportFacts?.(deps, vex.user.id);
    expect(facts).toEqual({ networksSeenAt: [clock.now()] });
    expect(JSON.stringify(facts)).not.toContain(row?.network);
  });
});
