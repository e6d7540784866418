import { getSiteOrigin } from "#server/config.ts";
import type { AppDeps } from "#server/deps.ts";
import type { MailTopic } from "#server/mail-topic.ts";
import { readSecret } from "#server/secrets.repository.ts";
import { writeToken } from "./unsubscribe-token.rules.ts";

type Deps = Pick<AppDeps, "db" | "clock" | "config">;

export function readUnsubscribeSecret(deps: Deps): Promise<string> {
  return readSecret(deps, "unsubscribe");
}

/** For `unsubscribeUrl` of a letter: who has it, and nobody else, ends these letters to the member. */
export async function createUnsubscribeUrl(deps: Deps, topic: MailTopic, userId: string): Promise<string> {
  const token = writeToken({ topic: topic.name, userId }, await readUnsubscribeSecret(deps));
  return `${getSiteOrigin(deps.config)}/api/unsubscribe/${token}`;
}
