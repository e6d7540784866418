import { pack } from "#pack/pack.ts";
import type { Config } from "#server/config.ts";
import type { HealthFinding, HealthPart } from "#server/health-part.ts";
import type { HealthFindingCode } from "#shared/health.catalog.ts";

interface Setting {
  name: string;
  value: unknown;
  /** What goes without it. */
  code: HealthFindingCode;
}

/** What an operator can set beside the pack, and what it means to leave it. */
export function listSettings(config: Config): Setting[] {
  const settings: Setting[] = [
    { name: "PUBLIC_URL", value: config.publicUrl, code: "setup.public_url" },
    { name: "ADMIN_USERNAME", value: config.admin, code: "setup.admin" },
    { name: "DATABASE_URL", value: config.databaseUrl, code: "setup.database" },
    { name: "CONSOLE_DATABASE_URL", value: config.consoleDatabaseUrl, code: "setup.console" },
    { name: "SMTP_URL", value: config.smtpUrl, code: "setup.mail" },
    { name: "SMS_WEBHOOK_URL", value: config.smsWebhookUrl, code: "setup.sms" },
    { name: "OIDC_ISSUER", value: config.oidc, code: "setup.openid" },
    { name: "AI_BASE_URL", value: config.ai, code: "setup.tweets" },
    { name: "SOLANA_RPC_URL", value: config.solanaRpcUrl, code: "setup.chain" },
    { name: "SPEECH_BASE_URL", value: config.speech, code: "setup.speech" },
  ];
  // The embedded database brings a login for the console.
  return settings.filter(({ name }) => name !== "CONSOLE_DATABASE_URL" || config.databaseUrl !== undefined);
}

/** A prize that asks for what this site cannot give is never paid. */
export function findPrizeProblems({ smtpUrl, smsWebhookUrl }: Config): HealthFinding[] {
  const isAskedFor = pack.prizeConditions.confirmedContact;
  if (!isAskedFor || smtpUrl !== undefined || smsWebhookUrl !== undefined) return [];
  return [{ code: "setup.prizes", level: "warn" }];
}

function findDemoProblems(demoValues: readonly string[]): HealthFinding[] {
  const [example] = demoValues;
  if (example === undefined) return [];
  return [{ code: "setup.demo", level: "warn", values: { count: demoValues.length, example } }];
}

/** What `npm run doctor` finds, as far as a site that has started can still have it. */
export const setupPart: HealthPart = {
  name: "setup",
  async examine({ config, demoValues }) {
    const settings = listSettings(config);
    const missing = settings.filter(({ value }) => value === undefined);
    return {
      findings: [
        ...findPrizeProblems(config),
        ...findDemoProblems(demoValues),
        ...missing.map(({ code }): HealthFinding => ({ code, level: "off" })),
      ],
      facts: [
        { name: "setCount", value: settings.length - missing.length },
        { name: "unsetCount", value: missing.length },
      ],
    };
  },
};
