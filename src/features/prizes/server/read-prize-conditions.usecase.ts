import { getMonthYear } from "#features/points/points.rules.ts";
import { pack } from "#pack/pack.ts";
import type { Config } from "#server/config.ts";
import type { Queries } from "#server/db/open-database.ts";
import type { AppDeps } from "#server/deps.ts";
import { getToken } from "#shared/pack-tokens.ts";
import { judgePrizeConditions, type PrizeConditionRules } from "../prizes.rules.ts";
import type { PrizeCondition } from "../prizes.schema.ts";
import { getChainService } from "./chain-service.rules.ts";
import { askForBalance } from "./evm-holdings.rules.ts";
import { listPrizeFacts } from "./prize-facts.repository.ts";
import { askForTokenAccounts } from "./solana-holdings.rules.ts";
import { createTokenHoldings, type TokenHoldings } from "./token-holdings.service.ts";

interface PrizeOptions {
  rules?: PrizeConditionRules;
  /** The longest to wait for the chain; without it until it has answered or failed. */
  maxWaitMs?: number;
  /** What was read of the chain before does not count. */
  since?: Date;
}

type PrizeDeps = Pick<AppDeps, "config" | "clock" | "log" | "chain"> & { db: Queries };

/** What was read of the chain is remembered once for a site, whoever asks: the board, the card, the review. */
const holdingsOfSites = new WeakMap<Config, Map<string, TokenHoldings>>();

function getHoldings({ config, clock, log, chain }: PrizeDeps, address: string): TokenHoldings | undefined {
  const url = getChainService(chain, config).url;
  if (url === undefined) return undefined;
  const ofSite = holdingsOfSites.get(config) ?? new Map<string, TokenHoldings>();
  holdingsOfSites.set(config, ofSite);
  const question = chain.family === "evm" ? askForBalance(address) : askForTokenAccounts(address);
  const holdings = ofSite.get(address) ?? createTokenHoldings({ url, question, clock, log });
  ofSite.set(address, holdings);
  return holdings;
}

/**
 * What each of these members has of that which a prize needs, at the month's close `at`. One statement, however many they
 * are; a member who does not exist is left out.
 */
export async function readPrizeConditions(
  deps: PrizeDeps,
  userIds: readonly string[],
  at: Date,
  { rules = pack.prizeConditions, maxWaitMs, since }: PrizeOptions = {},
): Promise<Map<string, PrizeCondition[]>> {
  const members = await listPrizeFacts(deps.db, userIds, getMonthYear(new Date(at.getTime() - 1)));
  const token = rules.minimumHeld && getToken(pack, rules.minimumHeld.token);
  const holdings = token ? getHoldings(deps, token.address) : undefined;
  const wallets = members.flatMap(({ wallet }) => wallet ?? []);
  const held = await holdings?.read(wallets, maxWaitMs, since);
  return new Map(
    members.map((facts) => {
      const holding = token && held ? { token, heldParts: held.get(facts.wallet ?? "") } : undefined;
      return [facts.userId, judgePrizeConditions(facts, { rules, at, holding })];
    }),
  );
}
