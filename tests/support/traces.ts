import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { TestApp, TestMember } from "./build-test-app.ts";

const FEATURES = join(import.meta.dirname, "../../src/features");

/** Rows of the member in the tables of each feature whose `server/traces.fixture.ts` says how they come there. */
export async function leaveTraces(site: TestApp, member: TestMember): Promise<void> {
  for (const feature of readdirSync(FEATURES)) {
    const path = join(FEATURES, feature, "server/traces.fixture.ts");
    if (!existsSync(path)) continue;
    const traces: { leaveTraces: typeof leaveTraces } = await import(/* @vite-ignore */ pathToFileURL(path).href);
    await traces.leaveTraces(site, member);
  }
}
