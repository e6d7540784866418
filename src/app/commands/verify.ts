/** `npm run verify -- FILE [ROOT]`: checks a member's proof or a whole month's file, without the server. */
import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { createInterface } from "node:readline";
import type { Verdict, VerifyProblem } from "#features/months/verify.rules.ts";
import { verifyProof } from "#features/months/verify.rules.ts";
import { createLedgerVerifier } from "#features/months/verify-ledger.rules.ts";

const USAGE = "Usage: npm run verify -- FILE [ROOT]";

const PROBLEMS: Readonly<Record<VerifyProblem, string>> = {
  unreadable: "this is not how such a file reads",
  "other-root": "the file is of another root than the one you named",
  record: "the month's record does not hash to the file's root",
  place: "this place in the standings is not one that was published",
  entry: "this row of the ledger is not one that was published",
  chain: "this row does not follow from the row before it: one of the two was changed, moved or taken out",
  count: "there are more or fewer of them than were published",
  sum: "the rows of the ledger do not add up to these points",
  rank: "this place does not follow from the order of the board",
  prizes: "the prizes are not those that were published",
  decision: "this decision is not the one that was published",
};

async function verifyLedger(path: string, root: string | undefined): Promise<Verdict> {
  const verifier = createLedgerVerifier(root);
  const lines = createInterface({ input: createReadStream(path, "utf8"), crlfDelay: Number.POSITIVE_INFINITY });
  for await (const line of lines) verifier.take(line);
  return verifier.finish();
}

async function verifyFile(path: string, root: string | undefined): Promise<Verdict> {
  if (path.endsWith(".ndjson")) return verifyLedger(path, root);
  const text = await readFile(path, "utf8");
  try {
    return verifyProof(JSON.parse(text), root);
  } catch {
    return { isValid: false, problem: "unreadable", at: "file" };
  }
}

async function main([path, root, ...rest]: string[]): Promise<void> {
  if (path === undefined || rest.length > 0) throw new Error(USAGE);
  const verdict = await verifyFile(path, root);
  if (!verdict.isValid) throw new Error(`WRONG at ${verdict.at}: ${PROBLEMS[verdict.problem]}`);
  const { month, entries, root: found } = verdict.verified;
  const compared = root === undefined ? "compare it with the root that was posted" : "as you named it";
  process.stdout.write(`RIGHT: ${month}, ${entries} rows of the ledger\nroot ${found} (${compared})\n`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
