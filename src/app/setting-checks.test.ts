// About the default community.
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { describe, expect, it, onTestFinished } from "vitest";
import { probeChainService } from "#features/prizes/server/probe-prize-settings.service.ts";
import { loadConfig } from "#server/config.ts";
import { listSettingChecks, type SeenSetting } from "#server/setting-check.ts";
import { buildTestApp } from "../../tests/support/build-test-app.ts";
import { startOidcProvider } from "../../tests/support/oidc-test-provider.ts";
import { itWithRedis, startTestRedis } from "../../tests/support/redis-server.ts";
import { startTestS3 } from "../../tests/support/s3-server.ts";
import { createTemporaryFolder } from "../../tests/support/temporary-folder.ts";
import { serverFeatures } from "./features.server.ts";
import { checkSettings } from "./start-checks.ts";

const site = await buildTestApp({ hasConsole: true });
const SECRET = "never-to-be-printed";

async function see(name: string, environment: Record<string, string> = {}): Promise<SeenSetting | undefined> {
  const config = loadConfig({ NODE_ENV: "test", DATA_DIR: site.config.dataDir, ...environment });
  const check = listSettingChecks({ config, features: serverFeatures }).find((one) => one.name === name);
  const seen = await check?.check();
  expect(JSON.stringify(seen)).not.toContain(SECRET);
  return seen;
}

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const answer = (status: number, body: object) =>
  serve((_request, response) => void response.writeHead(status).end(JSON.stringify(body)));

async function startMail(hasAccount: boolean): Promise<string> {
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(hasAccount ? null : new Error("no"), { user: "post" }),
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)));
  return `smtp://post:${SECRET}@127.0.0.1:${(server.server.address() as AddressInfo).port}`;
}

const NOWHERE = "127.0.0.1:9";

describe("a look at a setting", () => {
  it("that is not set says what it is there for, and that is no failure", async () => {
    const config = loadConfig({ NODE_ENV: "test", DATA_DIR: site.config.dataDir });
    const checks = listSettingChecks({ config, features: serverFeatures }).filter(
      ({ name }) => name !== "MARKET_BASE_URL",
    );
    const seen = await Promise.all(checks.map(({ check }) => check()));
    expect(seen.filter(({ state }) => state === "fail")).toEqual([]);
    expect(seen.find(({ name }) => name === "SMTP_URL")).toEqual({
      name: "SMTP_URL",
      state: "off",
      words: "not set: members cannot add a recovery e-mail address",
    });
  });

  it.each([
    ["SMTP_URL", { SMTP_URL: `smtp://post:${SECRET}@${NOWHERE}` }],
    ["DATABASE_URL", { DATABASE_URL: `postgresql://site:${SECRET}@${NOWHERE}/site` }],
    ["REDIS_URL", { REDIS_URL: `redis://:${SECRET}@${NOWHERE}` }],
    ["S3_URL", { S3_URL: `http://key:${SECRET}@${NOWHERE}/bucket` }],
    ["SMS_WEBHOOK_URL", { SMS_WEBHOOK_URL: `http://${NOWHERE}/${SECRET}` }],
    ["AI_TEXT_MODEL", { AI_BASE_URL: `http://${NOWHERE}`, AI_TEXT_MODEL: "pen", AI_API_KEY: SECRET }],
    ["SPEECH_BASE_URL", { SPEECH_BASE_URL: `http://${NOWHERE}`, SPEECH_MODEL: "ear", SPEECH_API_KEY: SECRET }],
    ["SOLANA_RPC_URL", { SOLANA_RPC_URL: `http://${NOWHERE}/?key=${SECRET}` }],
    ["OIDC_ISSUER", { OIDC_ISSUER: `http://${NOWHERE}`, OIDC_CLIENT_ID: "site", OIDC_CLIENT_SECRET: SECRET }],
    ["MARKET_BASE_URL", { MARKET_BASE_URL: `http://${NOWHERE}` }],
    ["OTEL_EXPORTER_OTLP_ENDPOINT", { OTEL_EXPORTER_OTLP_ENDPOINT: `http://${NOWHERE}/${SECRET}` }],
  ])("%s where nothing listens says so, without its secret", async (name, environment) => {
    const words = "nothing listens there: check address and port";
    expect(await see(name, environment as Record<string, string>)).toEqual({ name, state: "fail", words });
  });

  it("logs in at the mail server", async () => {
    expect(await see("SMTP_URL", { SMTP_URL: await startMail(true) })).toMatchObject({ state: "ok" });
    expect(await see("SMTP_URL", { SMTP_URL: await startMail(false) })).toMatchObject({
      state: "fail",
      words: "it refuses the login: check name and password",
    });
  });

  it("asks a model's service for its list", async () => {
    const model = { AI_TEXT_MODEL: "pen", AI_API_KEY: SECRET };
    const ask = async (status: number, body: object) =>
      see("AI_TEXT_MODEL", { ...model, AI_BASE_URL: await answer(status, body) });
    expect(await ask(200, { data: [{ id: "pen" }] })).toMatchObject({ state: "ok" });
    expect(await ask(200, { data: [{ id: "brush" }] })).toMatchObject({ state: "warn" });
    expect(await ask(404, {})).toMatchObject({ state: "warn" });
    expect(await ask(401, {})).toMatchObject({ state: "fail", words: "the service refuses AI_API_KEY" });
  });

  it("sends a collector of traces an export of nothing", async () => {
    const ask = async (status: number) =>
      see("OTEL_EXPORTER_OTLP_ENDPOINT", {
        OTEL_EXPORTER_OTLP_ENDPOINT: await answer(status, {}),
        OTEL_EXPORTER_OTLP_HEADERS: `authorization=${SECRET}`,
      });
    expect(await ask(200)).toMatchObject({ state: "ok" });
    expect(await ask(401)).toMatchObject({ state: "warn", words: "the collector answers with status 401" });
  });

  it("asks the chain how it is, and a provider who it is", async () => {
    expect(await see("SOLANA_RPC_URL", { SOLANA_RPC_URL: await answer(200, { result: "ok" }) })).toMatchObject({
      state: "ok",
    });
    expect(await see("SOLANA_RPC_URL", { SOLANA_RPC_URL: await answer(200, { error: {} }) })).toMatchObject({
      state: "warn",
    });
    const provider = await startOidcProvider("http://localhost:3000/api/callback");
    onTestFinished(() => provider.close());
    expect(await see("OIDC_ISSUER", { OIDC_ISSUER: provider.issuer, OIDC_CLIENT_ID: "site" })).toMatchObject({
      state: "ok",
    });
    const other = await answer(200, { issuer: "http://other.example" });
    expect(await see("OIDC_ISSUER", { OIDC_ISSUER: other, OIDC_CLIENT_ID: "site" })).toMatchObject({ state: "fail" });
  });

  it("asks the service of an EVM chain which chain it is, and no other family's", async () => {
    const chain = { family: "evm", name: "Base", priceSourceId: "base", chainId: 8453 } as const;
    const look = async (EVM_RPC_URL: string) => {
      const config = loadConfig({ NODE_ENV: "test", EVM_RPC_URL, SOLANA_RPC_URL: `http://${NOWHERE}` });
      const { name, look: lookAtService } = probeChainService(chain, config);
      return { name, ...(await lookAtService()) };
    };
    const name = "EVM_RPC_URL";
    expect(await look("")).toMatchObject({ name, state: "off" });
    expect(await look(await answer(200, { result: "0x2105" }))).toMatchObject({ name, state: "ok" });
    expect(await look(await answer(200, { error: {} }))).toMatchObject({ name, state: "warn" });
    expect(await look(await answer(200, { result: "0x1" }))).toEqual({
      name,
      state: "fail",
      words: "the service answers for chain 1, and Base is 8453",
    });
  });

  it("connects to the database, and to the console's login, which must see less", async () => {
    const environment = { DATABASE_URL: site.databaseUrl };
    expect(await see("DATABASE_URL", environment)).toMatchObject({ state: "ok" });
    const mighty = { ...environment, CONSOLE_DATABASE_URL: site.databaseUrl };
    expect(await see("CONSOLE_DATABASE_URL", mighty)).toMatchObject({
      state: "fail",
      words: expect.stringContaining("may read the tables"),
    });
    const url = new URL(site.databaseUrl);
    url.username = String(site.consoleLogin?.connection.user);
    url.password = String(site.consoleLogin?.connection.password);
    expect(await see("CONSOLE_DATABASE_URL", { ...environment, CONSOLE_DATABASE_URL: url.href })).toMatchObject({
      state: "ok",
    });
    url.password = SECRET;
    expect(await see("CONSOLE_DATABASE_URL", { ...environment, CONSOLE_DATABASE_URL: url.href })).toMatchObject({
      state: "fail",
    });
  });

  it("writes into the bucket and reads it again", async () => {
    const s3 = await startTestS3();
    onTestFinished(() => s3.remove());
    const seeStore = async (url: string) => (await see("S3_URL", { S3_URL: url }))?.words;
    expect(await see("S3_URL", { S3_URL: s3.url })).toMatchObject({ state: "ok" });
    expect(await seeStore(s3.url.replace("/files/", "/nothing/"))).toBe("it has no bucket of that name");
    expect(await seeStore(s3.url.replace("//S3RVER:", "//SOMEBODY:"))).toBe("it does not know this key");
  });

  itWithRedis("writes into the Redis, whose name it says", async () => {
    const redis = await startTestRedis();
    onTestFinished(() => redis.remove());
    expect(await see("REDIS_URL", { REDIS_URL: redis.url })).toMatchObject({
      state: "ok",
      words: expect.stringMatching(/^(?:Redis|Valkey) \d+\..* answers and can be written$/),
    });
  });

  it("finds a folder that is a file", async () => {
    const file = join(import.meta.dirname, "setting-checks.test.ts");
    expect(await see("BACKUP_DIR", { BACKUP_DIR: file })).toMatchObject({ state: "fail", words: "it is no folder" });
    expect(await see("BACKUP_DIR", { BACKUP_DIR: await createTemporaryFolder() })).toMatchObject({ state: "ok" });
  });

  it("warns of a public address without a trusted proxy", async () => {
    expect(await see("PUBLIC_URL", { PUBLIC_URL: "https://club.example" })).toMatchObject({ state: "warn" });
  });

  it("ends in time where nobody answers", async () => {
    const features = [{ probeSettings: () => [{ name: "SLOW", look: () => new Promise<never>(() => {}) }] }];
    const [check] = listSettingChecks({ config: site.config, features }, 50);
    expect(await check?.check()).toEqual({
      name: "SLOW",
      state: "fail",
      words: "no answer within 0.05 s",
    });
  });
});

it("the start says in one line each what members would miss", async () => {
  const lines: string[] = [];
  const config = { ...site.config, smtpUrl: `smtp://${NOWHERE}`, backupDir: join(import.meta.dirname, "main.ts") };
  await checkSettings({ config, features: serverFeatures }, { warn: (line: unknown) => void lines.push(String(line)) });
  expect(lines.sort()).toEqual([
    "BACKUP_DIR: it is no folder",
    "SMTP_URL: nothing listens there: check address and port",
  ]);
});
