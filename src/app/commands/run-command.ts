/** What the programs of an operator have in common: their arguments, one line at the end, one line for what went wrong. */
export async function runCommand(name: string, run: (args: string[]) => Promise<string>): Promise<void> {
  // Started through scripts/run.mjs, the program's own name comes first.
  const args = process.argv.slice(2);
  try {
    process.stdout.write(`${await run(args[0] === name ? args.slice(1) : args)}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
