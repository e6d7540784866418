/** The worker's entry. NOTE: it may load nothing: its answer from the server allows no address, not even our own. */
import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";

type Challenge = Parameters<typeof solveChallenge>[0]["challenge"];

/** Nothing comes back when the calculation cannot be done here. */
export type SolvedChallenge = Awaited<ReturnType<typeof solveChallenge>>;

self.addEventListener("message", ({ data: challenge }: MessageEvent<Challenge>) => {
  solveChallenge({ challenge, deriveKey, timeout: 0 }).then(
    (solution) => self.postMessage(solution satisfies SolvedChallenge),
    () => self.postMessage(null satisfies SolvedChallenge),
  );
});
