import { describe, expect, it } from "vitest";
import { awardNotification } from "#features/engagement/server/give-engagement.usecase.ts";
import { messageNotification } from "#features/messages/server/send-message.usecase.ts";
import { type NewNotification, notify } from "#features/notifications/server/notify.repository.ts";
import { pack } from "#pack/pack.ts";
import { setCatalogue } from "#server/words.ts";
import { buildTestApp, type TestMember } from "../../../../tests/support/build-test-app.ts";
import { buildContact } from "../../../../tests/support/builders.ts";
import { DAY_MS, FakeClock, HOUR_MS } from "../../../../tests/support/fake-clock.ts";
import { DIGEST_LINES, URGENT_AFTER_MS, URGENT_WITHIN_MS } from "../letters.rules.ts";
import { sendDigests, sendUrgent } from "./send-letters.usecase.ts";

const clock = new FakeClock("2026-11-10T12:00:00.000Z");
const site = await buildTestApp({ clock, config: { smtpUrl: "smtp://127.0.0.1:9" } });
const { deps, pool } = site;

/** Somebody in London who wants letters. */
async function registerReader(): Promise<TestMember> {
  const member = await site.register();
  await buildContact(site.db, { userId: member.user.id, contact: `${member.user.username}@example.com` });
  await setByEmail(member, true);
  return member;
}

async function setByEmail({ user, headers }: TestMember, byEmail: boolean): Promise<void> {
  const url = `/api/users/${user.id}/notifications/settings`;
  const payload = { byEmail, timeZone: "Europe/London" };
  const response = await site.inject({ method: "PUT", url, payload, headers });
  expect(response.json(), response.body).toEqual({ byEmail, emailGap: null });
}

function tell({ user }: TestMember, event: string, more: Partial<NewNotification> = {}): Promise<void> {
  const values = { points: 3, reason: event };
  return site.db.transaction((tx) =>
    notify(tx, { kind: awardNotification, userIds: [user.id], event, values, now: clock.now(), ...more }),
  );
}

function write(member: TestMember, event: string, more: Partial<NewNotification> = {}): Promise<void> {
  const values = { threadId: "7", title: "Paper crown" };
  return tell(member, event, { kind: messageNotification, group: "7", values, ...more });
}

interface Letter {
  recipient: string;
  subject: string;
  body: string;
  unsubscribe_url: string;
}

async function readLetters(): Promise<Letter[]> {
  const { rows } = await pool.query(
    "SELECT recipient, subject, body, unsubscribe_url FROM outbox_messages WHERE unsubscribe_url IS NOT NULL ORDER BY created_at, id",
  );
  return rows;
}

const settle = () => clock.advance(URGENT_AFTER_MS);

describe("letters in the reader's language", () => {
  it("say all of it in the language that was chosen, with its numbers and names", async () => {
    setCatalogue("de", {
      "mail/letters.urgent": "{words}.\n\n{url}\n\nDieser Brief kommt von {name}.",
      "mail/unsubscribe.line": "Keine mehr davon: {url}",
      "notifications/notificationTexts.messages.new": "{actor} hat dir über {title} geschrieben",
    });
    const reader = await registerReader();
    const url = `/api/users/${reader.user.id}/preferences`;
    await site.inject({ method: "PUT", url, payload: { language: "de" }, headers: reader.headers });
    await write(reader, "in German");
    await settle();
    await sendUrgent(deps);
    const letter = (await readLetters()).at(-1);
    expect(letter?.subject).toBe("Somebody hat dir über Paper crown geschrieben");
    expect(letter?.body).toContain(`Dieser Brief kommt von ${pack.name}.`);
    expect(letter?.body).toContain(`\n\nKeine mehr davon: ${letter?.unsubscribe_url}`);
  });
});

describe("a letter at once", () => {
  it("brings what is urgent to the confirmed address, once, and can be ended by one press", async () => {
    const [vex, rex] = [await registerReader(), await site.register()];
    await write(vex, "one", { actorId: rex.user.id });
    await sendUrgent(deps);
    expect(await readLetters()).toEqual([]);
    settle();
    await Promise.all(Array.from({ length: 4 }, () => sendUrgent(deps)));
    await write(vex, "two", { actorId: rex.user.id });
    settle();
    await sendUrgent(deps);
    const [letter, ...others] = await readLetters();
    expect(others).toEqual([]);
    const words = `@${rex.user.username} wrote to you about Paper crown`;
    expect(letter).toMatchObject({ recipient: `${vex.user.username}@example.com`, subject: words });
    expect(letter?.body).toContain(`${words}.\n\nhttp://localhost:3000/account?messages=7\n`);
    const ended = await site.app.inject({ method: "POST", url: new URL(letter?.unsubscribe_url ?? "").pathname });
    expect(ended.statusCode, ended.body).toBe(200);
    await write(vex, "three", { group: "8" });
    settle();
    await sendUrgent(deps);
    expect(await readLetters()).toHaveLength(1);
  });

  it.each<[string, (member: TestMember) => Promise<unknown>]>([
    ["what is not urgent", (member) => tell(member, "one")],
    [
      "what was read meanwhile",
      async (member) => {
        await write(member, "one");
        const url = `/api/users/${member.user.id}/notifications/read`;
        const payload = { until: clock.now().toISOString() };
        await site.inject({ method: "POST", url, payload, headers: member.headers });
      },
    ],
    [
      "what is old",
      async (member) => {
        await write(member, "one");
        clock.advance(URGENT_WITHIN_MS);
      },
    ],
    [
      "anything to who wants none any more",
      async (member) => {
        await write(member, "one");
        await setByEmail(member, false);
      },
    ],
    [
      "anything to an address that is gone",
      async (member) => {
        await write(member, "one");
        await pool.query("DELETE FROM recovery_contacts");
      },
    ],
  ])("does not bring %s", async (_what, prepare) => {
    await prepare(await registerReader());
    settle();
    await sendUrgent(deps);
    expect(await readLetters()).toEqual([]);
  });

  it("is never sent to who did not ask for any", async () => {
    const vex = await site.register();
    await buildContact(site.db, { userId: vex.user.id });
    await write(vex, "one");
    clock.set("2026-12-01T09:00:00.000Z");
    await sendUrgent(deps);
    await sendDigests(deps);
    expect(await readLetters()).toEqual([]);
  });
});

describe("the daily letter", () => {
  it("brings in the member's morning what is unread and stood in no letter, once", async () => {
    clock.set("2026-12-10T22:00:00.000Z");
    const vex = await registerReader();
    await write(vex, "urgent");
    settle();
    await sendUrgent(deps);
    await tell(vex, "Art");
    clock.set("2026-12-11T07:59:00.000Z");
    await sendDigests(deps);
    const before = await readLetters();
    clock.set("2026-12-11T08:00:00.000Z");
    await Promise.all(Array.from({ length: 4 }, () => sendDigests(deps)));
    clock.advance(HOUR_MS);
    await sendDigests(deps);
    const letters = await readLetters();
    expect(before.map(({ subject }) => subject)).toEqual(["Somebody wrote to you about Paper crown"]);
    expect(letters).toHaveLength(2);
    expect(letters[1]?.subject).toBe(`${pack.name}: one thing happened`);
    expect(letters[1]?.body).toContain("- 3 points from the house: Art\n  http://localhost:3000/leaderboard");
    expect(letters[1]?.body).not.toContain("Paper crown");
  });

  it("comes on no day without news, and counts what has no room", async () => {
    clock.set("2026-12-12T09:00:00.000Z");
    const vex = await registerReader();
    await sendDigests(deps);
    expect(await readLetters()).toEqual([]);
    for (let event = 0; event < DIGEST_LINES + 3; event += 1) await tell(vex, `Art ${event}`);
    await sendDigests(deps);
    expect(await readLetters()).toEqual([]);
    clock.advance(DAY_MS);
    await sendDigests(deps);
    const [letter] = await readLetters();
    expect(letter?.subject).toContain(`${DIGEST_LINES + 3} things happened`);
    expect(letter?.body.match(/^- /gm)).toHaveLength(DIGEST_LINES);
    expect(letter?.body).toContain("And 3 more.");
  });
});

describe("a site without mail", () => {
  it("sends nothing, and forgets nothing of the bell", async () => {
    const vex = await registerReader();
    await write(vex, "one");
    settle();
    const silent = { ...deps, config: { ...deps.config, smtpUrl: undefined } };
    await sendUrgent(silent);
    await sendDigests(silent);
    expect(await readLetters()).toEqual([]);
    const { rows } = await pool.query("SELECT announced_at, mailed_at FROM notifications");
    expect(rows).toEqual([{ announced_at: null, mailed_at: null }]);
  });
});
