import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { hashText } from "./merkle.rules.ts";
import { createLedgerVerifier } from "./verify-ledger.rules.ts";

const text = readFileSync(new URL("../../../docs/month.md", import.meta.url), "utf8");
const root = /Its root is\s+`([0-9a-f]{64})`/.exec(text)?.[1] ?? "";
const lines = (/```ndjson\n([\s\S]*?)\n```/.exec(text)?.[1] ?? "").split("\n");

describe("the test vectors of docs/month.md", () => {
  it("are a month of that root", () => {
    const verifier = createLedgerVerifier(root);
    for (const line of lines) verifier.take(line);
    expect(verifier.finish()).toEqual({ isValid: true, verified: { month: "2026-10", root, entries: 3 } });
  });

  it("are checked line by line as the text says", () => {
    expect(hashText(lines[1] ?? "")).toBe(JSON.parse(lines[2] ?? "").previous);
  });
});
