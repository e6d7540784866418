import { execFileSync } from "node:child_process";
import { createSocket } from "node:dgram";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { createServer as createHttpsServer } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { getConnection } from "../../support/embedded-connection.ts";
import { modelBehaviours, startFakeTextModel } from "../../support/fake-text-model.ts";
import { createDataDir } from "../embedded-access.ts";
import { type BuiltServer, buildServer, startServer } from "../fault-server.ts";
import { noteOutcome } from "../outcome.ts";

const LETTERS = 25;
const MAIL_AWAY_MS = 30_000;
/** What a visitor waits for a tweet while the model hangs, and what a busy machine adds. */
const TWEET_LIMIT_MS = 10_000 + 5000;
const MODEL_CALLS_MAX = 8;
/** What nobody waits longer for a price. */
const PRICE_LIMIT_MS = 1000 + 2000;

let built: BuiltServer;
beforeAll(async () => {
  built = await buildServer();
});
afterAll(() => built.remove());

async function timed<T>(work: () => Promise<T>): Promise<{ value: T; ms: number }> {
  const startedAt = performance.now();
  const value = await work();
  return { value, ms: performance.now() - startedAt };
}

async function expectPricesWithout(url: string): Promise<number> {
  const visits = await Promise.all(
    Array.from({ length: 100 }, () => timed(async () => (await fetch(`${url}/api/trading-data`)).status)),
  );
  expect(new Set(visits.map(({ value }) => value))).toEqual(new Set([503]));
  const longest = Math.max(...visits.map(({ ms }) => ms));
  expect(longest).toBeLessThan(PRICE_LIMIT_MS);
  return longest;
}

describe("an outside service", () => {
  it("F15: the text model hangs for a hundred who ask: all get a tweet, few wait at the model", async () => {
    const model = await startFakeTextModel();
    onTestFinished(() => model.close());
    model.behave(modelBehaviours.hang());
    const settings = { AI_BASE_URL: model.baseUrl, AI_TEXT_MODEL: "pen" };
    const server = startServer({ entry: built.entry, dataDir: await createDataDir(), settings });
    await server.waitUntilReady();
    const url = await server.waitForUrl();
    let most = 0;
    const watch = setInterval(() => {
      most = Math.max(most, model.countSockets());
    }, 20);
    const ask = async () => {
      const headers = { "content-type": "application/json", origin: url };
      return (await fetch(`${url}/api/generate-tweet`, { method: "POST", headers, body: "{}" })).status;
    };
    const answers = await Promise.all(Array.from({ length: 100 }, () => timed(ask)));
    clearInterval(watch);
    expect(new Set(answers.map(({ value }) => value))).toEqual(new Set([200]));
    expect(answers.filter(({ ms }) => ms > TWEET_LIMIT_MS)).toEqual([]);
    expect(most).toBeLessThanOrEqual(MODEL_CALLS_MAX);
    await expect.poll(() => model.countSockets()).toBe(0);
    noteOutcome({ done: `100 asked, ${most} at the model at once`, lost: 0, readyMs: await server.waitUntilReady() });
  });

  it("F16: mail refuses for half a minute: every letter leaves afterwards, once", async () => {
    const arrived: string[] = [];
    let isOpen = false;
    const mail = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      onConnect: (_session, done) => done(isOpen ? undefined : Object.assign(new Error("busy"), { responseCode: 421 })),
      onData: (stream, _session, done) => {
        stream.setEncoding("utf8");
        let letter = "";
        stream.on("data", (piece: string) => {
          letter += piece;
        });
        stream.on("end", () => {
          arrived.push(/letter-\d+/.exec(letter)?.[0] ?? "unknown");
          done();
        });
      },
    });
    mail.on("error", () => {});
    await new Promise<void>((resolve) => mail.listen(0, "127.0.0.1", resolve));
    onTestFinished(() => new Promise<void>((resolve) => mail.close(resolve)));
    const dataDir = await createDataDir();
    const address = `127.0.0.1:${(mail.server.address() as AddressInfo).port}`;
    const settings = { SMTP_URL: `smtp://${address}`, MAIL_FROM: "bagz@site.example" };
    const server = startServer({ entry: built.entry, dataDir, settings });
    await server.waitUntilReady();
    const client = new pg.Client(await getConnection(dataDir));
    await client.connect();
    await client
      .query(
        `INSERT INTO outbox_messages (id, channel, recipient, subject, body, next_attempt_at, expires_at, created_at)
         SELECT gen_random_uuid(), 'email', 'vex@site.example', 'letter-' || nr, 'letter-' || nr, now(), now() + '1 day', now()
         FROM generate_series(1, $1) AS nr`,
        [LETTERS],
      )
      .finally(() => client.end());
    await sleep(MAIL_AWAY_MS);
    expect(arrived).toEqual([]);
    expect(server.readOutput()).toContain("message could not be sent");
    isOpen = true;
    const { ms } = await timed(() => expect.poll(() => new Set(arrived).size, { timeout: 180_000 }).toBe(LETTERS));
    expect(arrived).toHaveLength(LETTERS);
    noteOutcome({ done: `${LETTERS} letters`, lost: 0, readyMs: ms });
  });

  it.skipIf(process.getuid?.() !== 0)(
    "F37: names do not resolve, for nobody answers: prices are said to be away at once",
    async () => {
      const resolver = createSocket("udp4").bind(53, "127.0.0.53");
      await once(resolver, "listening");
      onTestFinished(() => void resolver.close());
      const dataDir = await createDataDir();
      const names = join(dataDir, "resolv.conf");
      writeFileSync(names, "nameserver 127.0.0.53\n");
      const through = ["unshare", "--mount", "sh", "-c", `mount --bind ${names} /etc/resolv.conf && exec "$@"`, "sh"];
      const priceSourceUrl = "http://market.site.example";
      const server = startServer({ entry: built.entry, dataDir, priceSourceUrl, through });
      await server.waitUntilReady();
      const longest = await expectPricesWithout(await server.waitForUrl());
      noteOutcome({
        done: `100 visits, the longest ${Math.round(longest)} ms`,
        lost: 0,
        readyMs: await server.waitUntilReady(),
      });
    },
  );

  it("F38: the market's certificate has expired: it is not believed, and prices are said to be away", async () => {
    const dataDir = await createDataDir();
    const [key, request, certificate] = ["key", "request", "certificate"].map((name) => join(dataDir, `${name}.pem`));
    const openssl = (command: string) => execFileSync("openssl", command.split(" "), { stdio: "ignore" });
    openssl(`req -new -newkey rsa:2048 -nodes -subj /CN=localhost -keyout ${key} -out ${request}`);
    openssl(`x509 -req -in ${request} -key ${key} -days -1 -out ${certificate}`);
    let asked = 0;
    const market = createHttpsServer(
      { key: readFileSync(`${key}`), cert: readFileSync(`${certificate}`) },
      (_request, response) => {
        asked += 1;
        response.end("{}");
      },
    );
    market.listen(0, "127.0.0.1");
    await once(market, "listening");
    onTestFinished(() => void market.close());
    const priceSourceUrl = `https://localhost:${(market.address() as AddressInfo).port}`;
    // Signed by somebody whom this server believes: nothing but its age speaks against it.
    const settings = { NODE_EXTRA_CA_CERTS: `${certificate}` };
    const server = startServer({ entry: built.entry, dataDir, priceSourceUrl, settings });
    await server.waitUntilReady();
    await expectPricesWithout(await server.waitForUrl());
    expect(asked).toBe(0);
    await expect.poll(() => server.readOutput()).toContain("certificate has expired");
    noteOutcome({ done: "100 visits, none sent on", lost: 0, readyMs: await server.waitUntilReady() });
  });
});
