import { awardEngagement } from "#features/points/server/award-points.repository.ts";
import { TRUSTED_AFTER_DAYS, TRUSTED_POINTS } from "#features/reports/reporter-trust.rules.ts";
import { createAddress, type TestApp, type TestMember } from "./build-test-app.ts";
import { DAY_MS } from "./fake-clock.ts";

/** Members who report, each from an address of their own unless said otherwise. */
export function createReporters(site: TestApp) {
  const addresses = new Map<string, string>();

  function findAddress({ user }: TestMember): string {
    const address = addresses.get(user.id) ?? createAddress();
    addresses.set(user.id, address);
    return address;
  }

  function reportFrom(member: TestMember | undefined, refId: string, { type = "listing", address = "" } = {}) {
    if (member === undefined) throw new Error("nobody reports");
    const remoteAddress = address || findAddress(member);
    const payload = { type, refId, reason: "Never sent my bag" };
    return site.inject({ method: "POST", url: "/api/report", headers: member.headers, payload, remoteAddress });
  }

  /** Gives a member the age and the points that a report needs to count. */
  async function trust({ user }: TestMember): Promise<void> {
    const createdAt = new Date(site.clock.now().getTime() - TRUSTED_AFTER_DAYS * DAY_MS);
    await site.pool.query("UPDATE users SET created_at = $1 WHERE id = $2", [createdAt, user.id]);
    const now = site.clock.now();
    await awardEngagement(site.db, { userId: user.id, points: TRUSTED_POINTS, sourceId: "welcome", now });
  }

  async function registerTrusted(count: number): Promise<TestMember[]> {
    const members: TestMember[] = [];
    for (let number = 0; number < count; number += 1) {
      const member = await site.register();
      await trust(member);
      members.push(member);
    }
    return members;
  }

  return { registerTrusted, reportFrom, trust };
}
