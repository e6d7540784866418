import { useState } from "react";
import type { Verdict } from "#features/months/verify.rules.ts";
import { lazyPart } from "#web/lib/lazy-part.ts";

const verifier = lazyPart(async () => (await import("#features/months/verify.rules.ts")).verifyProof);

interface ProofCheck {
  verdict: Verdict | undefined;
  isBusy: boolean;
  /** Checks a proof against the month's published root; what reads or fetches it may fail. */
  check: (readProof: () => Promise<unknown>) => Promise<void>;
}

/** Checks proofs here in the browser, by the code that the command for auditors runs. */
export function useProofCheck(root: string): ProofCheck {
  const [verdict, setVerdict] = useState<Verdict>();
  const [isBusy, setIsBusy] = useState(false);

  async function check(readProof: () => Promise<unknown>) {
    setIsBusy(true);
    setVerdict(undefined);
    try {
      const [verifyProof, proof] = await Promise.all([verifier.load(), readProof()]);
      setVerdict(verifyProof(proof, root));
    } finally {
      setIsBusy(false);
    }
  }

  return { verdict, isBusy, check };
}

/** What a file holds; a text that is no JSON proves nothing and is refused as such. */
export async function readProofFile(file: File): Promise<unknown> {
  const text = await file.text();
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
