import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { messageNotification } from "#features/messages/server/send-message.usecase.ts";
import { notify } from "#features/notifications/server/notify.repository.ts";
import { pack } from "#pack/pack.ts";
import { createOutboxWorker } from "#server/outbox.ts";
import { createPushKeys } from "#server/push-keys.ts";
import { buildTestApp, readCookies, type TestMember } from "../../../../tests/support/build-test-app.ts";
import { DAY_MS, MINUTE_MS } from "../../../../tests/support/fake-clock.ts";
import { createPushedBrowser, readVapid, startPushService } from "../../../../tests/support/push-service.ts";
import { PUSH_AFTER_MS, PUSH_LIFE_MS, PUSH_WITHIN_MS } from "../push.rules.ts";
import { pushNews } from "./push-news.usecase.ts";
import { createPushSender } from "./push-sender.service.ts";

const keys = createPushKeys();
const site = await buildTestApp({ config: { push: keys } });
const service = await startPushService();
afterAll(() => service.close());
beforeEach(() => {
  service.deliveries.length = 0;
  service.statuses.length = 0;
});

const phone = createPushedBrowser("phone");
const laptop = createPushedBrowser("laptop");

function call(method: "GET" | "PUT" | "DELETE", { user, headers }: TestMember, payload?: object) {
  return site.inject({ method, url: `/api/users/${user.id}/push`, headers, ...(payload && { payload }) });
}

async function turnOn(member: TestMember, { subscription } = phone): Promise<void> {
  const response = await call("PUT", member, subscription);
  expect(response.json(), response.body).toEqual({ publicKey: keys.publicKey, isOn: true });
}

/** The same member in another browser. */
async function logInElsewhere({ user, password, headers }: TestMember): Promise<TestMember> {
  const payload = { username: user.username, password };
  const response = await site.inject({ method: "POST", url: "/api/auth/login", payload });
  expect(response.statusCode, response.body).toBe(200);
  const cookie = readCookies(response);
  return { user, password, cookie, headers: { ...headers, cookie } };
}

async function write({ user }: TestMember, event: string, group = event): Promise<void> {
  const values = { threadId: "7", title: "Paper crown" };
  const told = { kind: messageNotification, userIds: [user.id], event, group, values, now: site.clock.now() };
  await site.db.transaction((tx) => notify(tx, told));
}

const worker = (() => {
  const create = () => createPushSender(site.deps, service.client);
  const features = [{ name: "push", messageSender: { channel: "push" as const, create } }];
  return createOutboxWorker({ ...site.deps, features });
})();

/** Lets the time pass after which news ring, and sends what is due, however often it is looked for. */
async function ring(): Promise<void> {
  site.clock.advance(PUSH_AFTER_MS);
  await Promise.all(Array.from({ length: 4 }, () => pushNews(site.deps)));
  await Promise.all([worker(), worker()]);
  await worker();
}

describe("news on a device", () => {
  it("come once, for that browser alone, signed by the site's key", async () => {
    const vex = await site.register("vex");
    await turnOn(vex);
    await write(vex, "one");
    await ring();
    await write(vex, "two", "one");
    await ring();
    const [delivery, ...others] = service.deliveries;
    if (delivery === undefined) throw new Error("nothing was delivered");
    expect(others).toEqual([]);
    expect(phone.read(delivery)).toEqual({
      title: pack.name,
      words: "Somebody wrote to you about Paper crown",
      link: "/account?messages=7",
      tag: expect.stringMatching(/^[0-9a-f-]{36}$/),
    });
    expect(() => laptop.read(delivery)).toThrow();
    expect(delivery.headers).toMatchObject({ ttl: String(PUSH_LIFE_MS / 1000), topic: expect.any(String) });
    const { key, claims } = readVapid(delivery.headers.authorization);
    expect(key).toBe(keys.publicKey);
    expect(claims).toMatchObject({ aud: "https://fcm.googleapis.com", sub: "mailto:nobody@localhost" });
    const nowSeconds = Date.now() / 1000;
    expect(Number(claims.exp) - nowSeconds).toBeGreaterThan(0);
    expect(Number(claims.exp) - nowSeconds).toBeLessThanOrEqual(DAY_MS / 1000);
    const { rows } = await site.pool.query("SELECT body FROM outbox_messages");
    expect(rows).toEqual([{ body: null }]);
  });

  it("come to each of a member's devices, and not to those that came later", async () => {
    const vex = await site.register();
    const elsewhere = await logInElsewhere(vex);
    await turnOn(vex);
    await turnOn(elsewhere, laptop);
    await write(vex, "one");
    site.clock.advance(1);
    await turnOn(await logInElsewhere(vex), createPushedBrowser("tablet"));
    await ring();
    expect(service.deliveries.map(({ path }) => path).sort()).toEqual([laptop.path, phone.path]);
  });

  it.each<[string, (member: TestMember) => Promise<unknown>]>([
    ["was read meanwhile", (member) => markRead(member)],
    ["is old", async () => site.clock.advance(PUSH_WITHIN_MS)],
    ["nobody wants any more", (member) => call("DELETE", member)],
    ["is of who logged out", ({ headers }) => site.inject({ method: "POST", url: "/api/auth/logout", headers })],
  ])("do not bring what %s", async (_what, happen) => {
    const vex = await site.register();
    await turnOn(vex);
    await write(vex, "one");
    await happen(vex);
    await ring();
    expect(service.deliveries).toEqual([]);
  });

  it("stop at the logout also for what waits to be sent", async () => {
    const vex = await site.register();
    await turnOn(vex);
    await write(vex, "one");
    site.clock.advance(PUSH_AFTER_MS);
    await pushNews(site.deps);
    await site.inject({ method: "POST", url: "/api/auth/logout", headers: vex.headers });
    await worker();
    expect(service.deliveries).toEqual([]);
  });

  it("go to who is logged in there now, and to nobody before", async () => {
    const [vex, rex] = [await site.register(), await site.register()];
    await turnOn(vex);
    await turnOn(rex);
    expect((await call("GET", vex)).json()).toEqual({ publicKey: keys.publicKey, isOn: false });
    await write(vex, "of vex");
    await write(rex, "of rex");
    await ring();
    expect(service.deliveries).toHaveLength(1);
  });

  it.each([404, 410])("are given up for a browser that is gone (%i)", async (status) => {
    const vex = await site.register();
    await turnOn(vex);
    service.statuses.push(status);
    await write(vex, "one");
    await ring();
    await write(vex, "two");
    await ring();
    expect(service.deliveries).toHaveLength(1);
    expect((await call("GET", vex)).json()).toEqual({ publicKey: keys.publicKey, isOn: false });
  });

  it("are tried again where the service is out of order, under the same topic, and arrive once", async () => {
    const vex = await site.register();
    await turnOn(vex);
    service.statuses.push(503, 429);
    await write(vex, "one");
    await ring();
    for (let tries = 0; tries < 4; tries += 1) {
      site.clock.advance(MINUTE_MS);
      await worker();
    }
    expect(service.deliveries).toHaveLength(3);
    expect(new Set(service.deliveries.map(({ headers }) => headers.topic)).size).toBe(1);
    expect(site.logLines.join("")).not.toContain("Paper crown");
    expect(site.logLines.join("")).not.toContain("fcm/send");
  });

  it("are not pushed by another pair of keys, which the browser would refuse", async () => {
    const vex = await site.register();
    await turnOn(vex);
    await write(vex, "one");
    site.clock.advance(PUSH_AFTER_MS);
    await pushNews({ ...site.deps, config: { ...site.config, push: createPushKeys() } });
    const { rows } = await site.pool.query("SELECT FROM outbox_messages");
    expect(rows).toEqual([]);
  });
});

function markRead({ user, headers }: TestMember) {
  const payload = { until: site.clock.now().toISOString() };
  return site.inject({ method: "POST", url: `/api/users/${user.id}/notifications/read`, payload, headers });
}

describe("PUT /api/users/:id/push", () => {
  it.each([
    "http://fcm.googleapis.com/fcm/send/phone",
    "https://127.0.0.1/fcm/send/phone",
    "https://169.254.169.254/latest/meta-data",
    "https://fcm.googleapis.com.example.com/phone",
    "https://localhost:5432/",
  ])("takes no address but of a browser's push service: not %s", async (endpoint) => {
    const vex = await site.register();
    const response = await call("PUT", vex, { ...phone.subscription, endpoint });
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ field: "endpoint" });
  });

  it("takes no key that nothing can be written to", async () => {
    const vex = await site.register();
    const { endpoint, keys: own } = phone.subscription;
    const p256dh = Buffer.concat([Buffer.from([4]), Buffer.alloc(64, 1)]).toString("base64url");
    const response = await call("PUT", vex, { endpoint, keys: { ...own, p256dh } });
    expect(response.json()).toMatchObject({ code: "push.key_invalid", field: "keys.p256dh" });
    expect((await call("PUT", vex, { endpoint, keys: { ...own, auth: "" } })).json().field).toBe("keys.auth");
  });

  it("is one row however often it is asked, and shown in the export", async () => {
    const vex = await site.register();
    await Promise.all(Array.from({ length: 5 }, () => turnOn(vex)));
    const url = `/api/users/${vex.user.id}/export`;
    const { rows } = await site.pool.query("SELECT endpoint FROM push_subscriptions");
    expect(rows).toEqual([{ endpoint: phone.subscription.endpoint }]);
    expect((await site.inject({ url, headers: vex.headers })).statusCode).toBe(200);
  });
});

describe("a site without keys", () => {
  it("says so, and pushes nothing", async () => {
    const { push } = site.config;
    site.config.push = undefined;
    try {
      const vex = await site.register();
      expect((await call("GET", vex)).json()).toEqual({ publicKey: null, isOn: false });
      expect((await call("PUT", vex, phone.subscription)).json()).toMatchObject({ code: "push.off" });
      await write(vex, "one");
      await ring();
      expect(service.deliveries).toEqual([]);
    } finally {
      site.config.push = push;
    }
  });
});
