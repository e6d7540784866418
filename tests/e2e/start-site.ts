import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { findFreePort } from "#embedded-postgres/free-port.ts";
import { findChosenPack, findPackDir } from "../../build/pack/chosen-pack.mjs";
import { readRecording, splitRecording, startPriceReplay } from "../../scripts/price-recording.ts";
import { waitUntilAnswering } from "../../scripts/wait-until-answering.ts";
import { type FakeMessageWebhook, startFakeMessageWebhook } from "../support/fake-message-webhook.ts";
import { type FakeSpeech, startFakeSpeech } from "../support/fake-speech.ts";

const root = dirname(dirname(import.meta.dirname));

/** The embedded database is set up first, which takes its time on a busy machine. */
export const START_WITHIN_MS = 90_000;

/** `messages` are the text messages that it sent; `dataDir` holds its database. */
export interface Site {
  origin: string;
  speech: FakeSpeech;
  messages: FakeMessageWebhook["messages"];
  dataDir: string;
  moveClock: (moment: Date) => Promise<void>;
  stop: () => Promise<void>;
}

interface SiteOptions {
  /** What limits are multiplied by. */
  limitScale: number;
  hasMovableClock: boolean;
}

/** Starts the built server of the chosen community, with a database of its own and services outside that are ours. */
export async function startSite({ limitScale, hasMovableClock }: SiteOptions): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), "journeys-"));
  const port = await findFreePort();
  const source = await startPriceReplay(
    splitRecording(readRecording(join(findPackDir(), "demo/prices.jsonl.gz"))).live,
  );
  const speech = await startFakeSpeech();
  const webhook = await startFakeMessageWebhook();
  const program = hasMovableClock
    ? ["--import", "tsx", "tests/support/movable-clock-server.ts"]
    : ["scripts/run.mjs", "main"];
  const server = spawn(process.execPath, program, {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit", ...(hasMovableClock ? ["ipc" as const] : [])],
    env: {
      PATH: process.env.PATH,
      PACK: findChosenPack(),
      NODE_ENV: "production",
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: "warn",
      ADMIN_USERNAME: "warden",
      ADMIN_PASSWORD: "keys-of-the-house",
      MARKET_BASE_URL: source.baseUrl,
      SPEECH_BASE_URL: speech.baseUrl,
      SPEECH_MODEL: "ear-1",
      SMS_WEBHOOK_URL: webhook.url,
      RATE_LIMIT_SCALE: String(limitScale),
      // A busy machine is waited for.
      BUSY_AFTER_MS: "60000",
    },
  });
  const origin = `http://localhost:${port}`;
  await waitUntilAnswering(`${origin}/readyz`, server, START_WITHIN_MS);
  // Whoever asks first on a day may hear that there are no prices yet, which a page would say on its console.
  const waitForPrices = () => waitUntilAnswering(`${origin}/api/trading-data`, server, START_WITHIN_MS);
  await waitForPrices();
  return {
    origin,
    speech,
    messages: webhook.messages,
    dataDir,
    async moveClock(moment) {
      const moved = once(server, "message");
      server.send({ now: moment.toISOString() });
      await moved;
      await waitForPrices();
    },
    async stop() {
      server.kill("SIGTERM");
      await once(server, "exit");
      await source.close();
      await speech.close();
      await webhook.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
