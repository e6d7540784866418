import { it } from "vitest";
import { findProgram, hasAllPrograms } from "./find-program.ts";
import { type LocalService, startLocalService } from "./local-service.ts";

const program = findProgram("valkey-server") ?? findProgram("redis-server");
const isMissing = program === undefined && !hasAllPrograms;

/** A test that runs where the program is, and always in CI, which installs it. */
export function itWithRedis(name: string, work: () => Promise<void>): void {
  it.skipIf(isMissing)(isMissing ? `${name} (skipped: needs redis-server or valkey-server)` : name, work);
}

export interface TestRedis extends LocalService {
  url: string;
}

/** A Redis or Valkey that writes nothing to a disk. */
export async function startTestRedis(): Promise<TestRedis> {
  if (program === undefined) throw new Error("redis-server is missing: .ci/run brings it");
  const service = await startLocalService(program, (port, folder) => {
    return ["--port", `${port}`, "--bind", "127.0.0.1", "--save", "", "--appendonly", "no", "--dir", folder];
  });
  return { ...service, url: `redis://127.0.0.1:${service.port}/0` };
}
