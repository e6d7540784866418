import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { describe, expect, it, onTestFinished } from "vitest";
import { pack } from "#pack/pack.ts";
import { buildTestApp } from "../../tests/support/build-test-app.ts";
import { MINUTE_MS } from "../../tests/support/fake-clock.ts";
import { createOutboxWorker, enqueueMessage, hasMessageChannel, startOutbox } from "./outbox.ts";

const site = await buildTestApp();

interface Mailbox {
  url: string;
  mails: { to: string[]; raw: string }[];
  /** While true every mail is refused with a passing error. */
  isRefusing: boolean;
}

async function startMailServer(): Promise<Mailbox> {
  const mailbox: Mailbox = { url: "", mails: [], isRefusing: false };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo(_address, _session, callback) {
      callback(
        mailbox.isRefusing ? Object.assign(new Error("try later, vex@example.com"), { responseCode: 451 }) : null,
      );
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        mailbox.mails.push({ to, raw: Buffer.concat(chunks).toString() });
        callback();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  mailbox.url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  return mailbox;
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

async function startSmsService(statuses: number[]) {
  const calls: { body: unknown; key: unknown }[] = [];
  const server: Server = createServer(async (request, response) => {
    calls.push({ body: JSON.parse(await readBody(request)), key: request.headers["idempotency-key"] });
    const status = statuses.shift() ?? 200;
    response.writeHead(status, status === 302 ? { location: "/elsewhere" } : {}).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => new Promise<void>((resolve) => void server.close(() => resolve())));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/sms`, calls };
}

function enqueue(
  channel: "email" | "sms" = "email",
  lifeMs = 15 * MINUTE_MS,
  more: { unsubscribeUrl?: string } = {},
): Promise<void> {
  const now = site.clock.now();
  return enqueueMessage(site.db, {
    channel,
    recipient: channel === "email" ? "vex@example.com" : "+447700900123",
    subject: "BAGZ: reset",
    body: "the secret token",
    expiresAt: new Date(now.getTime() + lifeMs),
    now,
    ...more,
  });
}

async function readRows() {
  const { rows } = await site.pool.query("SELECT body, attempts, sent_at, last_error FROM outbox_messages");
  return rows;
}

describe("the outbox over SMTP", () => {
  it("sends a message once, as text and as the page around it, from the site's own address, and wipes its body", async () => {
    const mailbox = await startMailServer();
    const work = createOutboxWorker({ ...site.deps, config: { ...site.config, smtpUrl: mailbox.url } });
    await enqueue();
    await work();
    await work();
    expect(mailbox.mails.map(({ to }) => to)).toEqual([["vex@example.com"]]);
    const mail = await PostalMime.parse(mailbox.mails[0]?.raw ?? "");
    expect(mail.from).toEqual({ name: pack.name, address: "no-reply@localhost" });
    expect(mail.subject).toBe("BAGZ: reset");
    expect(mail.text?.trim()).toBe("the secret token");
    expect(mail.html).toContain("the secret token</p>");
    const [mark, ...others] = mail.attachments;
    expect(others).toEqual([]);
    expect(mark).toMatchObject({ mimeType: "image/png", disposition: "inline", related: true });
    expect(mail.html).toContain(`src="cid:${mark?.contentId?.slice(1, -1)}"`);
    expect(await readRows()).toEqual([{ body: null, attempts: 1, sent_at: site.clock.now(), last_error: null }]);
  });

  it("lets readers end letters by one press, and keeps the link no longer than the letter", async () => {
    const mailbox = await startMailServer();
    const unsubscribeUrl = "https://bagz.example/api/unsubscribe/news.1.x";
    await enqueue("email", MINUTE_MS, { unsubscribeUrl });
    await enqueue();
    await createOutboxWorker({ ...site.deps, config: { ...site.config, smtpUrl: mailbox.url } })();
    const mails = await Promise.all(mailbox.mails.map(({ raw }) => PostalMime.parse(raw)));
    const heads = mails.map(({ headers }) =>
      Object.fromEntries(headers.filter(({ key }) => key.startsWith("list-")).map(({ key, value }) => [key, value])),
    );
    expect(heads).toContainEqual({});
    expect(heads).toContainEqual({
      "list-unsubscribe": `<${unsubscribeUrl}>`,
      "list-unsubscribe-post": "List-Unsubscribe=One-Click",
    });
    const { rows } = await site.pool.query("SELECT FROM outbox_messages WHERE unsubscribe_url IS NOT NULL");
    expect(rows).toEqual([]);
  });

  it("keeps messages while the mail server refuses for ten minutes, then delivers each once", async () => {
    const mailbox = await startMailServer();
    const work = createOutboxWorker({ ...site.deps, config: { ...site.config, smtpUrl: mailbox.url } });
    mailbox.isRefusing = true;
    await enqueue();
    await enqueue();
    for (let elapsedMs = 0; elapsedMs < 10 * MINUTE_MS; elapsedMs += 10_000) {
      await work();
      site.clock.advance(10_000);
    }
    const refused = await readRows();
    expect(refused.map(({ body }) => body)).toEqual(["the secret token", "the secret token"]);
    expect(refused[0].attempts).toBeGreaterThan(5);
    expect(refused[0].attempts).toBeLessThan(25);
    mailbox.isRefusing = false;
    site.clock.advance(MINUTE_MS);
    await work();
    await work();
    expect(mailbox.mails).toHaveLength(2);
    expect(site.logLines.join("")).not.toContain("vex@example.com");
    expect(site.logLines.join("")).not.toContain("secret token");
  });

  it("retries while nothing listens at all, and drops what is too old", async () => {
    const work = createOutboxWorker({ ...site.deps, config: { ...site.config, smtpUrl: "smtp://127.0.0.1:9" } });
    await enqueue();
    await work();
    expect(await readRows()).toMatchObject([{ attempts: 1, last_error: "ESOCKET" }]);
    site.clock.advance(15 * MINUTE_MS);
    await work();
    expect(await readRows()).toMatchObject([{ body: null, sent_at: null, last_error: "expired unsent" }]);
  });

  it("never sends one message from two workers", async () => {
    const mailbox = await startMailServer();
    const deps = { ...site.deps, config: { ...site.config, smtpUrl: mailbox.url } };
    const workers = [createOutboxWorker(deps), createOutboxWorker(deps), createOutboxWorker(deps)];
    for (let count = 0; count < 20; count += 1) await enqueue();
    for (let round = 0; round < 3; round += 1) await Promise.all(workers.map((work) => work()));
    expect(mailbox.mails).toHaveLength(20);
  });

  it("delivers by itself soon after a message is promised, and stops when told", async () => {
    const mailbox = await startMailServer();
    const stop = startOutbox({ ...site.deps, config: { ...site.config, smtpUrl: mailbox.url } });
    await enqueue();
    await expect.poll(() => mailbox.mails.length).toBe(1);
    await stop();
    await enqueue();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(mailbox.mails).toHaveLength(1);
  });
});

describe("the outbox over the SMS webhook", () => {
  it("posts number and text, follows no redirect, and repeats under the same key after a failure", async () => {
    const service = await startSmsService([500, 302]);
    const work = createOutboxWorker({ ...site.deps, config: { ...site.config, smsWebhookUrl: service.url } });
    await enqueue("sms");
    for (let tries = 0; tries < 3; tries += 1) {
      await work();
      site.clock.advance(MINUTE_MS);
    }
    expect(service.calls).toHaveLength(3);
    expect(service.calls[0]).toEqual({
      body: { to: "+447700900123", text: "the secret token" },
      key: expect.any(String),
    });
    expect(new Set(service.calls.map(({ key }) => key)).size).toBe(1);
    expect(await readRows()).toMatchObject([{ body: null, attempts: 3 }]);
  });
});

describe("a site without a mail server", () => {
  it("sends nothing in production and keeps the text out of the log", async () => {
    const config = { ...site.config, mode: "production" as const };
    expect(hasMessageChannel(config, "email")).toBe(false);
    await enqueue();
    await createOutboxWorker({ ...site.deps, config })();
    expect(await readRows()).toMatchObject([{ attempts: 1, last_error: "no email service configured" }]);
    expect(site.logLines.join("")).not.toContain("secret token");
  });

  it("shows the message in the log in development", async () => {
    const config = { ...site.config, mode: "development" as const };
    expect(hasMessageChannel(config, "email")).toBe(true);
    await enqueue();
    await createOutboxWorker({ ...site.deps, config })();
    expect(site.logLines.join("")).toContain("the secret token");
    expect(await readRows()).toMatchObject([{ body: null, last_error: null }]);
  });
});
