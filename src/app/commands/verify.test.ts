import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { buildClosedMonth } from "../../../tests/support/closed-month.ts";
import { createTemporaryFolder } from "../../../tests/support/temporary-folder.ts";

const program = fileURLToPath(new URL("./verify.ts", import.meta.url));
const month = buildClosedMonth([0, 1, 0].map((member) => ({ member, points: 4, proven: true })));

async function verify(name: string, text: string, ...more: string[]): Promise<[number, string]> {
  const file = join(await createTemporaryFolder(), name);
  await writeFile(file, text);
  return new Promise((resolve) => {
    execFile(process.execPath, ["--import", "tsx", program, file, ...more], (error, output, complaint) =>
      resolve([Number(error?.code ?? 0), output + complaint]),
    );
  });
}

it("says of a month's file and of a proof that they are right, or where they are wrong", async () => {
  const ledger = `${month.lines.join("\n")}\n`;
  expect(await verify("month.ndjson", ledger, month.root)).toEqual([
    0,
    expect.stringContaining("RIGHT: 2026-10, 3 rows"),
  ]);
  expect(await verify("month.ndjson", ledger.replace('"points":4', '"points":5'))).toEqual([
    1,
    expect.stringContaining("WRONG at line 3: this row does not follow from the row before it"),
  ]);
  const proof = JSON.stringify(month.buildProof(0));
  expect(await verify("proof.json", proof)).toEqual([0, expect.stringContaining(month.root)]);
  expect(await verify("proof.json", proof, "0".repeat(64))).toEqual([1, expect.stringContaining("WRONG at root")]);
});
