import { chmod, readdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createTemporaryFolder } from "../../../../../tests/support/temporary-folder.ts";
import { readSpoken } from "../../../../../tests/support/voice-recordings.ts";
import { canRecognise, createLocalRecogniser, findRecogniser } from "./local-recogniser.service.ts";

const WAV = new Uint8Array(readSpoken());
const installed = await findRecogniser(["/usr/bin", "/usr/local/bin"]);
const warn = vi.fn<(details: object, message: string) => void>();

async function listRecordings(): Promise<string[]> {
  return (await readdir(tmpdir())).filter((name) => name.startsWith("voice-"));
}

/** A program of that name that does what the script says; the recording is its second argument. */
async function installProgram(script: string): Promise<{ folder: string; path: string }> {
  const folder = await createTemporaryFolder();
  const path = join(folder, "pocketsphinx_continuous");
  await writeFile(path, `#!${process.execPath}\n${script}`);
  await chmod(path, 0o755);
  return { folder, path };
}

beforeEach(async () => {
  warn.mockClear();
  // What other programs leave in the shared folder at the same time is not ours.
  vi.stubEnv("TMPDIR", await createTemporaryFolder());
});
afterEach(() => void vi.unstubAllEnvs());

describe("the recogniser of this machine", () => {
  it("is found in the folders of programs, and only where it may be run", async () => {
    const { folder, path } = await installProgram("");
    expect(await findRecogniser(["/nowhere", folder])).toBe(path);
    await chmod(path, 0o644);
    expect(await findRecogniser([folder])).toBeUndefined();
    expect(await findRecogniser([])).toBeUndefined();
  });

  it.each([
    ["runs", "", true],
    ["ends at once, as without its model,", "process.exit(1);", false],
  ])("is known to listen only when it %s", async (_, script, expected) => {
    const { path } = await installProgram(script);
    expect(await canRecognise(path)).toBe(expected);
    expect(await listRecordings()).toEqual([]);
  });

  it("is given the recording as a file, and nothing of our environment", async () => {
    const { path } = await installProgram(`
      const { readFileSync, statSync } = require("node:fs");
      const [, , flag, file] = process.argv;
      const mode = (statSync(file).mode & 0o777).toString(8);
      console.log([flag, readFileSync(file).length, mode, Object.keys(process.env).join()].join(" "));`);
    const heard = await createLocalRecogniser(path, { warn }).listen(WAV);
    expect(heard?.trim()).toBe(`-infile ${WAV.length} 600 LC_ALL`);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([
    ["fails", "process.exit(3);"],
    ["hangs", "setInterval(() => {}, 1000);"],
    ["never stops talking", 'setInterval(() => process.stdout.write("word ".repeat(1000)), 1);'],
  ])("gives nothing when it %s, in time, and leaves no recording behind", async (_, script) => {
    const before = await listRecordings();
    const { path } = await installProgram(script);
    expect(await createLocalRecogniser(path, { warn }, 1500).listen(WAV)).toBeUndefined();
    expect(warn).toHaveBeenCalledTimes(1);
    expect(await listRecordings()).toEqual(before);
  });

  it("gives nothing when it is gone", async () => {
    expect(await createLocalRecogniser("/nowhere/recogniser", { warn }).listen(WAV)).toBeUndefined();
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it("hears one recording at a time and leaves none behind", async () => {
    const before = await listRecordings();
    const { path } = await installProgram('setTimeout(() => console.log("heard"), 200);');
    const recogniser = createLocalRecogniser(path, { warn });
    const heard = await Promise.all([recogniser.listen(WAV), recogniser.listen(WAV), recogniser.listen(WAV)]);
    expect(heard.map((text) => text?.trim())).toEqual(["heard", undefined, undefined]);
    expect((await recogniser.listen(WAV))?.trim()).toBe("heard");
    expect(await listRecordings()).toEqual(before);
  });

  it(installed ? "understands a spoken sentence" : "is not installed here: its adapter is tested alone", async () => {
    if (installed === undefined) return;
    // How long it may take is tested above: a busy machine takes longer.
    expect(await createLocalRecogniser(installed, { warn }, 50_000).listen(WAV)).toContain("diamond hands");
  });
});
