import { describe, expect, it } from "vitest";
import { newsTopic } from "#features/notifications/server/change-settings.usecase.ts";
import { setCatalogue } from "#server/words.ts";
import { createId } from "#shared/ids.ts";
import { buildTestApp, type TestMember } from "../../../../tests/support/build-test-app.ts";
import { buildContact } from "../../../../tests/support/builders.ts";
import { createUnsubscribeUrl } from "./create-unsubscribe-url.usecase.ts";

const site = await buildTestApp({ config: { smtpUrl: "smtp://127.0.0.1:9" } });

async function subscribe(member: TestMember): Promise<string> {
  await buildContact(site.db, { userId: member.user.id });
  const response = await site.inject({
    method: "PUT",
    url: `/api/users/${member.user.id}/notifications/settings`,
    payload: { byEmail: true, timeZone: "Asia/Tokyo" },
    headers: member.headers,
  });
  expect(response.json(), response.body).toEqual({ byEmail: true, emailGap: null });
  return new URL(await createUnsubscribeUrl(site.deps, newsTopic, member.user.id)).pathname;
}

async function isSubscribed(member: TestMember): Promise<boolean> {
  const url = `/api/users/${member.user.id}/notifications/settings`;
  return (await site.inject({ url, headers: member.headers })).json().byEmail;
}

/** As a mail provider does it: from its own server, with a form and no cookie. */
function press(url: string, body = "List-Unsubscribe=One-Click", type = "application/x-www-form-urlencoded") {
  return site.app.inject({ method: "POST", url, payload: body, headers: { "content-type": type } });
}

/** With every other last letter: some stand for the same bytes. */
function changeLastLetter(url: string): string[] {
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"];
  return letters.filter((letter) => !url.endsWith(letter)).map((letter) => url.slice(0, -1) + letter);
}

describe("GET /api/unsubscribe/:token", () => {
  it("shows a page with one button and changes nothing", async () => {
    const vex = await site.register();
    const url = await subscribe(vex);
    const response = await site.app.inject({ url });
    expect(response.statusCode).toBe(200);
    expect(response.headers["x-robots-tag"]).toBe("noindex");
    expect(response.body).toContain("Stop news by e-mail?");
    expect(response.body.match(/<button/g)).toHaveLength(1);
    expect(await isSubscribed(vex)).toBe(true);
  });
});

describe("the page in the reader's language", () => {
  it("speaks the first that the browser asks for and the community has", async () => {
    setCatalogue("ar", { "mail/unsubscribe.askTitle": "إيقاف {topic}؟", "mail/news.topic": "الأخبار" });
    const url = await subscribe(await site.register());
    const response = await site.app.inject({ url, headers: { "accept-language": "nl, ar;q=0.9, en;q=0.5" } });
    expect(response.body).toContain('<html lang="ar" dir="rtl">');
    expect(response.body).toMatch(/إيقاف .?الأخبار.?؟/);
    expect(response.headers.vary).toContain("accept-language");
  });
});

describe("POST /api/unsubscribe/:token", () => {
  it.each([
    ["a mail program", "List-Unsubscribe=One-Click", "application/x-www-form-urlencoded"],
    [
      "a mail program that sends parts",
      '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
      "multipart/form-data; boundary=x",
    ],
    ["the button of the page", "", "application/x-www-form-urlencoded"],
  ])("ends the letters for %s, without a login, and again", async (_who, body, type) => {
    const vex = await site.register();
    const url = await subscribe(vex);
    for (let presses = 0; presses < 2; presses += 1) {
      const response = await press(url, body, type);
      expect(response.statusCode, response.body).toBe(200);
      expect(response.body).toContain("You get no more of news by e-mail.");
    }
    expect(await isSubscribed(vex)).toBe(false);
  });

  it("ends nobody else's, and nothing by a token that was changed", async () => {
    const [vex, rex] = [await site.register(), await site.register()];
    const [url] = [await subscribe(vex), await subscribe(rex)];
    const changed = [
      url.replace(vex.user.id, rex.user.id),
      url.replace("/news.", "/other."),
      ...changeLastLetter(url),
      `/api/unsubscribe/news.${createId()}`,
      "/api/unsubscribe/x",
    ];
    for (const address of changed) {
      const response = await press(address);
      expect(response.statusCode, address).toBe(404);
      expect(response.body).toContain("This link ends nothing");
    }
    expect([await isSubscribed(vex), await isSubscribed(rex)]).toEqual([true, true]);
  });

  it("refuses the form of another site", async () => {
    const vex = await site.register();
    const url = await subscribe(vex);
    const headers = {
      ...vex.headers,
      origin: "https://evil.example",
      "content-type": "application/x-www-form-urlencoded",
    };
    expect((await site.app.inject({ method: "POST", url, payload: "", headers })).statusCode).toBe(403);
    expect(await isSubscribed(vex)).toBe(true);
  });
});

describe("PUT /api/users/:id/notifications/settings", () => {
  it("asks for a confirmed address, and for mail that the site can send", async () => {
    const vex = await site.register();
    const url = `/api/users/${vex.user.id}/notifications/settings`;
    const put = (payload: object) => site.inject({ method: "PUT", url, payload, headers: vex.headers });
    const payload = { byEmail: true, timeZone: "Asia/Tokyo" };
    await buildContact(site.db, { userId: vex.user.id, confirmedAt: null });
    expect((await put(payload)).json()).toMatchObject({ code: "notifications.no_contact" });
    expect((await put({ byEmail: false, timeZone: "Europe/Rome" })).json()).toEqual({
      byEmail: false,
      emailGap: "no-contact",
    });
    expect((await put({ byEmail: true, timeZone: "Mars/Base" })).json()).toMatchObject({ field: "timeZone" });
    expect((await site.inject({ method: "PUT", url, payload })).statusCode).toBe(401);
  });
});
