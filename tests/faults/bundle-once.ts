/** Vitest's global set-up of the faults: the server's program, bundled once. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { bundleServer } from "./bundle-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** Where the bundled program lies. */
    bundledServer: string;
  }
}

let folder: string;

export async function setup(project: TestProject): Promise<void> {
  folder = await mkdtemp(join(tmpdir(), "bagz-fault-server-"));
  const entry = join(folder, "main.js");
  await bundleServer(entry);
  project.provide("bundledServer", entry);
}

export async function teardown(): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}
