import autocannon from "autocannon";
import type { BenchServer } from "./servers.ts";

export function findMedian(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** Answers per processor second of the server under load; every answer but a 2xx is a failure of the measurement. */
export async function measureThroughput(server: BenchServer, path: string, seconds: number): Promise<number> {
  const cpuBefore = server.readCpuSeconds();
  const result = await autocannon({ url: server.origin + path, connections: 32, duration: seconds });
  if (result.non2xx + result.errors > 0) throw new Error(`${path} refused ${result.non2xx + result.errors} requests`);
  return result.requests.total / (server.readCpuSeconds() - cpuBefore);
}

/** Median milliseconds of one run, after a few that only warm up. */
export async function measureTime(run: () => Promise<unknown>, rounds: number): Promise<number> {
  const times: number[] = [];
  for (let round = -Math.ceil(rounds / 5); round < rounds; round += 1) {
    const startedAt = performance.now();
    await run();
    if (round >= 0) times.push(performance.now() - startedAt);
  }
  return findMedian(times);
}

/** Measures several things in turns, so that a busy moment of the machine hits all of them; medians in milliseconds. */
export async function measureInTurns<Name extends string>(
  runs: Record<Name, () => Promise<unknown>>,
  rounds: number,
): Promise<Record<Name, number>> {
  const names = Object.keys(runs) as Name[];
  const times = new Map<Name, number[]>(names.map((name) => [name, []]));
  for (let round = -Math.ceil(rounds / 5); round < rounds; round += 1) {
    for (const name of names) {
      const startedAt = performance.now();
      await runs[name]();
      if (round >= 0) times.get(name)?.push(performance.now() - startedAt);
    }
  }
  return Object.fromEntries(names.map((name) => [name, findMedian(times.get(name) ?? [])])) as Record<Name, number>;
}
