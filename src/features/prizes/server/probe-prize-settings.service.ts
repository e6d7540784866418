import * as z from "zod/mini";
import { pack } from "#pack/pack.ts";
import type { Config } from "#server/config.ts";
import { createOutsideClient } from "#server/outside-client.ts";
import { describeUnset } from "#server/probe-settings.ts";
import type { ProbeSettings, SettingOutcome, SettingProbe } from "#server/setting-check.ts";
import type { Chain } from "#shared/chains.ts";
import { getChainService } from "./chain-service.rules.ts";

const client = createOutsideClient({ timeoutMs: 5000, maxBytes: 64 * 1024 });
const healthSchema = z.object({ result: z.literal("ok") });
const chainIdSchema = z.object({ result: z.string().check(z.regex(/^0x[0-9a-f]{1,16}$/i)) });

async function ask(url: string, method: string): Promise<unknown> {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method, params: [] });
  const headers = { "content-type": "application/json", accept: "application/json" };
  return JSON.parse(await client.fetchText({ url, method: "POST", headers, body }));
}

async function lookAtSolana(url: string): Promise<SettingOutcome> {
  return healthSchema.safeParse(await ask(url, "getHealth")).success
    ? { state: "ok", words: "the chain's service answers that it is well" }
    : { state: "warn", words: "the chain's service answers, but not that it is well" };
}

/** The same address has another balance on every EVM chain: another chain's service would count what is not there. */
async function lookAtEvm(url: string, { name, chainId }: Extract<Chain, { family: "evm" }>): Promise<SettingOutcome> {
  const { success, data } = chainIdSchema.safeParse(await ask(url, "eth_chainId"));
  if (!success) return { state: "warn", words: "the chain's service answers, but not which chain it is" };
  return Number(data.result) === chainId
    ? { state: "ok", words: `the service answers for ${name}` }
    : { state: "fail", words: `the service answers for chain ${Number(data.result)}, and ${name} is ${chainId}` };
}

/** A prize that asks for what this site cannot give is never paid. */
function lookAtConditions({ smtpUrl, smsWebhookUrl }: Config): SettingOutcome {
  if (!pack.prizeConditions.confirmedContact) return { state: "ok", words: "prizes ask for no confirmed contact" };
  return smtpUrl === undefined && smsWebhookUrl === undefined
    ? {
        state: "warn",
        words: "asks for a confirmed contact, and without SMTP_URL or SMS_WEBHOOK_URL no member can confirm one",
      }
    : { state: "ok", words: "asks for a confirmed contact, and members can confirm one" };
}

const WITHOUT_SERVICE = {
  solana: "prizes ask for no minimum of tokens held",
  evm: "prizes ask for no minimum of tokens held, and wallets that are contracts cannot be proven",
} as const;

/** Looks at the service of the chain's own family; nobody asks the other. */
export function probeChainService(chain: Chain, config: Config): SettingProbe {
  const { setting: name, url } = getChainService(chain, config);
  if (url === undefined) return { name, look: () => describeUnset(WITHOUT_SERVICE[chain.family]) };
  return { name, look: () => (chain.family === "evm" ? lookAtEvm(url, chain) : lookAtSolana(url)) };
}

export const probePrizeSettings: ProbeSettings = ({ config }) => [
  probeChainService(pack.chain, config),
  { name: "pack prizeConditions", look: () => lookAtConditions(config) },
];
