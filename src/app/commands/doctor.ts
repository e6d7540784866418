/** `npm run doctor`: says what is wrong, what is still a demo value and which services are not set. */

import { findAdministratorProblem } from "#features/auth/server/administrator.usecase.ts";
import { type Config, ConfigError, loadConfig } from "#server/config.ts";
import { pack, packLists } from "../pack.ts";
import { findDemoValues, findSitePackProblems } from "../pack-check.ts";

interface Finding {
  level: "wrong" | "demo" | "off" | "fine";
  text: string;
}

function examinePack(): Finding[] {
  const problems = findSitePackProblems();
  if (problems.length > 0) return problems.map((text) => ({ level: "wrong", text: `pack ${text}` }));
  return [
    { level: "fine", text: `pack "${pack.id}" is complete` },
    ...[...findDemoValues(pack), ...findDemoValues(packLists)].map(
      (text): Finding => ({ level: "demo", text: `pack ${text}` }),
    ),
  ];
}

function examineServices(config: Config): Finding[] {
  const services: [string, unknown, string][] = [
    ["PUBLIC_URL", config.publicUrl, "links and previews point to localhost"],
    ["ADMIN_USERNAME", config.admin, "no administrator is created at start"],
    ["DATABASE_URL", config.databaseUrl, `the embedded PostgreSQL in ${config.dataDir} is used`],
    ...(config.databaseUrl === undefined
      ? []
      : [
          ["CONSOLE_DATABASE_URL", config.consoleDatabaseUrl, "administrators have no SQL console"] as [
            string,
            unknown,
            string,
          ],
        ]),
    ["SMTP_URL", config.smtpUrl, "members cannot add a recovery e-mail address"],
    ["SMS_WEBHOOK_URL", config.smsWebhookUrl, "members cannot add a recovery phone number"],
    ["OIDC_ISSUER", config.oidc, "members log in with name and password only"],
    ["AI_BASE_URL", config.ai, "tweets come from the built-in phrase grammar"],
    ["SOLANA_RPC_URL", config.solanaRpcUrl, "prizes ask for no minimum of tokens held"],
    ["SPEECH_BASE_URL", config.speech, "spoken memes need pocketsphinx here or a browser that listens"],
  ];
  return services.map(([name, value, consequence]) =>
    value === undefined
      ? { level: "off", text: `${name} is not set: ${consequence}` }
      : { level: "fine", text: `${name} is set` },
  );
}

/** A prize that asks for what this site cannot give is never paid. */
function examinePrizes({ smtpUrl, smsWebhookUrl }: Config): Finding[] {
  if (!pack.prizeConditions.confirmedContact || smtpUrl !== undefined || smsWebhookUrl !== undefined) return [];
  const text = "prizes ask for a confirmed contact, and without SMTP_URL or SMS_WEBHOOK_URL no member can confirm one";
  return [{ level: "off", text }];
}

function examineConfig(): Finding[] {
  try {
    const config = loadConfig();
    const adminProblem = config.admin && findAdministratorProblem(config.admin);
    return [
      ...(adminProblem === undefined ? [] : [{ level: "wrong" as const, text: adminProblem }]),
      ...examineServices(config),
      ...examinePrizes(config),
    ];
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return error.problems.map((text) => ({ level: "wrong", text }));
  }
}

const findings = [...examinePack(), ...examineConfig()];
for (const { level, text } of findings) process.stdout.write(`${level.padEnd(6)}${text}\n`);
const count = (level: Finding["level"]) => findings.filter((finding) => finding.level === level).length;
process.stdout.write(`\n${count("wrong")} wrong, ${count("demo")} demo values, ${count("off")} not set\n`);
process.exitCode = count("wrong") === 0 ? 0 : 1;
