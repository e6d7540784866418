import { spawn } from "node:child_process";

export interface Work {
  name: string;
  command: string;
  options: string[];
  env?: Record<string, string>;
}

export interface Outcome {
  status: number | null;
  output: string;
  seconds: number;
}

function run({ command, options, env }: Work): Promise<Outcome> {
  const startedAt = performance.now();
  const child = spawn(command, options, { env: { ...process.env, ...env }, stdio: ["ignore", "pipe", "pipe"] });
  const pieces: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (piece: Buffer) => pieces.push(piece));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (status) => {
      const seconds = (performance.now() - startedAt) / 1000;
      resolve({ status, output: Buffer.concat(pieces).toString(), seconds });
    });
  });
}

/** Starts the works in their order, `slots` at a time; what each said comes in one piece when it ends. Answers by name. */
export async function runSideBySide(works: readonly Work[], slots: number): Promise<Map<string, Outcome>> {
  const outcomes = new Map<string, Outcome>();
  const waiting = [...works];
  async function workOn(): Promise<void> {
    for (let work = waiting.shift(); work !== undefined; work = waiting.shift()) {
      console.log(`-- ${work.name} begins`);
      const outcome = await run(work);
      outcomes.set(work.name, outcome);
      const ending = outcome.status === 0 ? "" : ", failed";
      console.log(`\n== ${work.name} (${outcome.seconds.toFixed(0)} s${ending})\n${outcome.output.trimEnd()}`);
    }
  }
  await Promise.all(Array.from({ length: slots }, workOn));
  return outcomes;
}
