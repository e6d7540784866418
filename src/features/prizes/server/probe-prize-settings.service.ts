import * as z from "zod/mini";
import { pack } from "#pack/pack.ts";
import type { Config } from "#server/config.ts";
import { createOutsideClient } from "#server/outside-client.ts";
import { describeUnset } from "#server/probe-settings.ts";
import type { ProbeSettings, SettingOutcome } from "#server/setting-check.ts";

const client = createOutsideClient({ timeoutMs: 5000, maxBytes: 64 * 1024 });
const healthSchema = z.object({ result: z.literal("ok") });

async function lookAtChain(url: string): Promise<SettingOutcome> {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "getHealth" });
  const headers = { "content-type": "application/json", accept: "application/json" };
  const text = await client.fetchText({ url, method: "POST", headers, body });
  return healthSchema.safeParse(JSON.parse(text)).success
    ? { state: "ok", words: "the chain's service answers that it is well" }
    : { state: "warn", words: "the chain's service answers, but not that it is well" };
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

export const probePrizeSettings: ProbeSettings = ({ config }) => [
  {
    name: "SOLANA_RPC_URL",
    look: () =>
      config.solanaRpcUrl === undefined
        ? describeUnset("prizes ask for no minimum of tokens held")
        : lookAtChain(config.solanaRpcUrl),
  },
  { name: "pack prizeConditions", look: () => lookAtConditions(config) },
];
