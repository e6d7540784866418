import { pack } from "#pack/pack.ts";
import { createWriter } from "#server/words.ts";
import type { ContactMethod } from "../recovery-contacts.schema.ts";
import { accountMail } from "./account-mail.messages.ts";

export interface MessageText {
  subject: string;
  body: string;
}

/** A message in whichever language its reader reads. */
export type WriteMessage = (language: string) => MessageText;

type Key = keyof typeof accountMail.texts;
type Values = Record<string, string>;

interface Parts {
  subject: Key;
  /** One below the other; a part that is no key stands as it is. */
  body: readonly (Key | { as: string })[];
  values?: Values;
}

function write({ subject, body, values = {} }: Parts): WriteMessage {
  return (language) => {
    const t = createWriter(accountMail, language);
    const all = { ...values, name: pack.name };
    const lines = body.map((part) => (typeof part === "string" ? t(part, all) : part.as));
    return { subject: t(subject, all), body: lines.join("\n\n") };
  };
}

export function writeContactCode(method: ContactMethod, code: string): WriteMessage {
  const body: Key[] = method === "sms" ? ["codeSms"] : ["code", "codeUse", "ignore"];
  return write({ subject: "codeSubject", body, values: { code } });
}

export function writeResetToken(method: ContactMethod, username: string, token: string): WriteMessage {
  const values = { username, token };
  if (method === "sms") return write({ subject: "resetSubject", body: ["resetSms"], values });
  return write({ subject: "resetSubject", body: ["reset", { as: token }, "resetUse", "ignore"], values });
}

export function writeResetLink(username: string, url: string): WriteMessage {
  return write({ subject: "linkSubject", body: ["link", { as: url }, "linkUse"], values: { username } });
}

export function writeSecondFactorChanged(username: string): WriteMessage {
  return write({ subject: "factorSubject", body: ["factor", "act"], values: { username } });
}

export function writePasswordChanged(username: string): WriteMessage {
  return write({ subject: "passwordSubject", body: ["password", "act"], values: { username } });
}

export function writeContactAdded(username: string): WriteMessage {
  return write({ subject: "addedSubject", body: ["added", "act"], values: { username } });
}

export function writeContactRemoved(username: string): WriteMessage {
  return write({ subject: "removedSubject", body: ["removed", "act"], values: { username } });
}

/** The wallet of the profile, which nothing is paid to until it is proven. */
export function writeWalletChanged(username: string, wallet: string | null): WriteMessage {
  if (wallet === null) return write({ subject: "walletSubject", body: ["walletGone", "act"], values: { username } });
  return write({ subject: "walletSubject", body: ["wallet", "act"], values: { username, wallet } });
}

/** The wallet that prizes are paid to. */
export function writeProvenWalletChanged(username: string, wallet: string | null): WriteMessage {
  if (wallet === null) return write({ subject: "provenSubject", body: ["provenGone", "act"], values: { username } });
  return write({ subject: "provenSubject", body: ["proven", "act"], values: { username, wallet } });
}
