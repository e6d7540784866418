import { getMonthYear } from "#features/points/points.rules.ts";
import { listenToAwards } from "#features/points/server/award-points.repository.ts";
import type { AppDeps } from "#server/deps.ts";
import { createLeaderboardReader } from "./read-leaderboard.usecase.ts";

/** However many points are earned, the board goes out once in this time; a standby has it by then. */
const SEND_EVERY_MS = 2000;

/** Sends the month's board after awards of any process, where they changed it. */
export function followBoard(deps: AppDeps, send: (json: string) => void): () => void {
  const { clock, log } = deps;
  const readBoard = createLeaderboardReader(deps);
  let timer: NodeJS.Timeout | undefined;
  let sentEtag: string | undefined;

  async function sendNow(): Promise<void> {
    timer = undefined;
    try {
      const { json, etag } = await readBoard(getMonthYear(clock.now()));
      if (etag !== sentEtag) send(json.toString());
      sentEtag = etag;
    } catch (error) {
      log.debug({ err: error }, "the board could not be sent to those who follow it");
    }
  }

  const stopListening = listenToAwards(() => {
    timer ??= setTimeout(() => void sendNow(), SEND_EVERY_MS);
  });
  return () => {
    stopListening();
    clearTimeout(timer);
  };
}
