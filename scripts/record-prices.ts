/** Records the market data service for the pack's tokens: `npx tsx scripts/record-prices.ts FILE HOURS [SECONDS]`. */
import { setTimeout as wait } from "node:timers/promises";
import { writePairsUrl } from "#features/trading/server/trading-pairs.rules.ts";
import { pack } from "#pack/pack.ts";
import { loadConfig } from "#server/config.ts";
import { type PriceFrame, writeRecording } from "./price-recording.ts";

/** Seconds between two answers, unless the command names others. */
const EVERY_SECONDS = 60;
const TIMEOUT_MS = 5000;

async function recordFrame(url: string): Promise<PriceFrame> {
  const response = await fetch(url, { redirect: "error", signal: AbortSignal.timeout(TIMEOUT_MS) });
  const text = await response.text();
  // What is no JSON is worth keeping too: it shows how the service fails.
  const body = await Promise.resolve(text)
    .then((json): unknown => JSON.parse(json))
    .catch(() => text);
  return { at: new Date().toISOString(), status: response.status, body };
}

const [file, hours, seconds = String(EVERY_SECONDS)] = process.argv.slice(2);
if (file === undefined || !(Number(hours) > 0) || !(Number(seconds) >= 1)) {
  process.stderr.write("Name a file, the hours to record, and if you like the seconds between two answers.\n");
  process.exit(1);
}
const url = writePairsUrl(loadConfig().priceSourceUrl, pack);
const frames: PriceFrame[] = [];
const endsAtMs = Date.now() + Number(hours) * 60 * 60 * 1000;
while (Date.now() < endsAtMs) {
  try {
    frames.push(await recordFrame(url));
    // Written each time: a recording that is cut short is still one.
    writeRecording(file, frames);
  } catch (error) {
    process.stderr.write(`no answer: ${String(error)}\n`);
  }
  await wait(Number(seconds) * 1000);
}
process.stdout.write(`${frames.length} answers in ${file}\n`);
