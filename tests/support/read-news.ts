import { expect } from "vitest";
import type { NotificationEntry } from "#features/notifications/notifications.schema.ts";
import { readNotifications } from "#features/notifications/server/read-notifications.usecase.ts";
import type { Preferences } from "#features/settings/preferences.schema.ts";
import type { TestApp, TestMember } from "./build-test-app.ts";

/** What members of a test site are told, and what they want to be told. */
export function createNewsReader(site: TestApp) {
  /** Also of somebody whose session a long jump of the clock has ended. */
  async function readNews({ user }: TestMember): Promise<NotificationEntry[]> {
    return (await readNotifications(site.deps, { memberId: user.id, cursor: undefined })).notifications;
  }

  /** Kinds and how often, the newest first. */
  async function readKinds(member: TestMember): Promise<[string, number][]> {
    return (await readNews(member)).map(({ kind, count }) => [kind, count]);
  }

  async function switchOff({ user, headers }: TestMember, name: keyof Preferences["notifications"]): Promise<void> {
    const url = `/api/users/${user.id}/preferences`;
    const payload = { notifications: { [name]: false } };
    const response = await site.inject({ method: "PUT", url, payload, headers });
    expect(response.statusCode, response.body).toBe(200);
  }

  return { readNews, readKinds, switchOff };
}
