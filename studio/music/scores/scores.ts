import type { Score } from "../arrange/score.ts";
import { acidLedger } from "./acid-ledger.ts";
import { arcadeVault } from "./arcade-vault.ts";
import { bagCollector } from "./bag-collector.ts";
import { blackHood } from "./black-hood.ts";
import { blockZero } from "./block-zero.ts";
import { chaosCollective } from "./chaos-collective.ts";
import { crimsonOni } from "./crimson-oni.ts";
import { degenArena } from "./degen-arena.ts";
import { diamondHands } from "./diamond-hands.ts";
import { finalBoss } from "./final-boss.ts";
import { gasFeeBlues } from "./gas-fee-blues.ts";
import { genesisPool } from "./genesis-pool.ts";
import { greenCandles } from "./green-candles.ts";
import { laughTrack } from "./laugh-track.ts";
import { liquidityLock } from "./liquidity-lock.ts";
import { midnightMint } from "./midnight-mint.ts";
import { neonReceipts } from "./neon-receipts.ts";
import { neonUprising } from "./neon-uprising.ts";
import { noMasters } from "./no-masters.ts";
import { oldMoney } from "./old-money.ts";
import { raiseTheFlag } from "./raise-the-flag.ts";
import { rallyUprising } from "./rally-uprising.ts";
import { reaperMode } from "./reaper-mode.ts";
import { streetTakeover } from "./street-takeover.ts";
import { sunsetExit } from "./sunset-exit.ts";
import { tacticalHq } from "./tactical-hq.ts";
import { throneOfSmoke } from "./throne-of-smoke.ts";
import { toTheMoonBase } from "./to-the-moon-base.ts";
import { villainEra } from "./villain-era.ts";
import { zipItStackItOwnIt } from "./zip-it-stack-it-own-it.ts";

/** Each score of the pack, in the order of the catalogue. */
export const scores: readonly Score[] = [
  villainEra,
  zipItStackItOwnIt,
  genesisPool,
  midnightMint,
  neonReceipts,
  reaperMode,
  greenCandles,
  diamondHands,
  toTheMoonBase,
  degenArena,
  liquidityLock,
  gasFeeBlues,
  bagCollector,
  throneOfSmoke,
  crimsonOni,
  laughTrack,
  blackHood,
  finalBoss,
  rallyUprising,
  streetTakeover,
  tacticalHq,
  chaosCollective,
  raiseTheFlag,
  noMasters,
  blockZero,
  arcadeVault,
  neonUprising,
  acidLedger,
  oldMoney,
  sunsetExit,
];
