import { spawn } from "node:child_process";
import { constants } from "node:fs";
import { access, mkdtemp, rm, writeFile } from "node:fs/promises";
import { constants as osConstants, setPriority, tmpdir } from "node:os";
import { join } from "node:path";
import { createModelGate, type ModelLog } from "../../server/model-gate.service.ts";
import { SAMPLE_RATE, writeWav } from "../wav.rules.ts";
import type { Listener } from "./speech.service.ts";

const PROGRAM = "pocketsphinx_continuous";
/** The program is killed after this long; thirty seconds of speech take it about four. */
const RECOGNISER_TIMEOUT_MS = 15_000;
/** Bytes of its output that are read. */
const OUTPUT_MAX_BYTES = 8 * 1024;

/** Absolute path of the recogniser of this machine, if it has one. */
export async function findRecogniser(folders: readonly string[]): Promise<string | undefined> {
  for (const folder of folders) {
    const path = join(folder, PROGRAM);
    const isThere = await access(path, constants.X_OK).then(
      () => true,
      () => false,
    );
    if (isThere) return path;
  }
  return undefined;
}

function runProgram(path: string, file: string, timeoutMs: number): Promise<string> {
  return new Promise((resolve, reject) => {
    // Without a shell, and without our environment, which holds keys.
    const child = spawn(path, ["-infile", file, "-logfn", "/dev/null"], {
      stdio: ["ignore", "pipe", "ignore"],
      env: { LC_ALL: "C.UTF-8" },
      timeout: timeoutMs,
      killSignal: "SIGKILL",
    });
    let output = "";
    child.stdout.setEncoding("utf8");
    child.stdout.on("data", (piece: string) => {
      output += piece;
      if (output.length > OUTPUT_MAX_BYTES) child.kill("SIGKILL");
    });
    child.on("spawn", () => {
      // Visitors of the site come before it.
      if (child.pid !== undefined) setPriority(child.pid, osConstants.priority.PRIORITY_BELOW_NORMAL);
    });
    child.on("error", reject);
    child.on("close", (code, signal) => {
      if (code === 0) resolve(output);
      else reject(new Error(`the recogniser ended with ${signal ?? code}`));
    });
  });
}

async function recognise(path: string, wav: Uint8Array, timeoutMs: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "voice-"));
  try {
    const file = join(folder, "recording.wav");
    await writeFile(file, wav, { mode: 0o600 });
    return await runProgram(path, file, timeoutMs);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Whether the program really runs: without its model of a language it ends at once. It hears a moment of silence. */
export function canRecognise(path: string, timeoutMs = RECOGNISER_TIMEOUT_MS): Promise<boolean> {
  return recognise(path, writeWav(new Int16Array(SAMPLE_RATE / 4)), timeoutMs).then(
    () => true,
    () => false,
  );
}

/** A recogniser on this machine. It takes a whole core, so it hears one recording at a time. */
export function createLocalRecogniser(path: string, log: ModelLog, timeoutMs = RECOGNISER_TIMEOUT_MS): Listener {
  const ask = createModelGate({ atOnce: 1, log, failure: "the local recogniser failed" });
  return { listen: (wav) => ask(() => recognise(path, wav, timeoutMs)) };
}
