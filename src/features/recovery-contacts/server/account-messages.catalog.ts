import { pack } from "#pack/pack.ts";
import type { ContactMethod } from "../recovery-contacts.schema.ts";

/** What a member is told by e-mail or text message. */
export interface MessageText {
  subject: string;
  body: string;
}

const IGNORE = "If this was not you, do nothing: without the code nothing happens.";
const ACT = "If this was not you, reset your password now and look at your recovery contacts.";

function lines(...parts: string[]): string {
  return parts.join("\n\n");
}

export function writeContactCode(method: ContactMethod, code: string): MessageText {
  const subject = `${pack.name}: confirm this contact`;
  if (method === "sms") return { subject, body: `${pack.name} code: ${code}. It works for 15 minutes.` };
  return {
    subject,
    body: lines(
      `Your code is ${code}`,
      `Type it on your account page at ${pack.name}. It works for 15 minutes and makes this address a way back into your account.`,
      IGNORE,
    ),
  };
}

export function writeResetToken(method: ContactMethod, username: string, token: string): MessageText {
  const subject = `${pack.name}: reset your password`;
  if (method === "sms") {
    return { subject, body: `${pack.name} reset code for ${username}: ${token} (10 minutes, once)` };
  }
  return {
    subject,
    body: lines(
      `Someone asked for a new password for ${username} at ${pack.name}. This is the reset token:`,
      token,
      "Paste it into the reset dialog. It works once, for 15 minutes.",
      IGNORE,
    ),
  };
}

export function writeResetLink(username: string, url: string): MessageText {
  const subject = `${pack.name}: choose a new password`;
  return {
    subject,
    body: lines(
      `An administrator of ${pack.name} made this link, with which ${username} chooses a new password:`,
      url,
      "It works once, for one hour. If you did not ask for it, do nothing and tell us.",
    ),
  };
}

export function writeSecondFactorChanged(username: string): MessageText {
  const subject = `${pack.name}: your second factor was changed`;
  return {
    subject,
    body: lines(`What a login of ${username} at ${pack.name} asks for besides the password was changed just now.`, ACT),
  };
}

export function writePasswordChanged(username: string): MessageText {
  const subject = `${pack.name}: your password was changed`;
  return {
    subject,
    body: lines(
      `The password of ${username} at ${pack.name} was changed just now. Whoever else was logged in is out.`,
      ACT,
    ),
  };
}

export function writeContactAdded(username: string): MessageText {
  const subject = `${pack.name}: a recovery contact was added`;
  return { subject, body: lines(`A new recovery contact of ${username} at ${pack.name} was confirmed just now.`, ACT) };
}

export function writeContactRemoved(username: string): MessageText {
  const subject = `${pack.name}: a recovery contact was removed`;
  return { subject, body: lines(`A recovery contact of ${username} at ${pack.name} was removed just now.`, ACT) };
}

/** The wallet of the profile, which nothing is paid to until it is proven. */
export function writeWalletChanged(username: string, wallet: string | null): MessageText {
  const subject = `${pack.name}: your wallet was changed`;
  const news =
    wallet === null
      ? `The wallet in the profile of ${username} at ${pack.name} was removed just now.`
      : `The wallet in the profile of ${username} at ${pack.name} is now ${wallet}. Prizes go to a proven wallet only.`;
  return { subject, body: lines(news, ACT) };
}

/** The wallet that prizes are paid to. */
export function writeProvenWalletChanged(username: string, wallet: string | null): MessageText {
  const subject = `${pack.name}: the wallet for your prizes was changed`;
  const news =
    wallet === null
      ? `${username} at ${pack.name} has no proven wallet any more, as of just now. No prize can be paid without one.`
      : `The proven wallet of ${username} at ${pack.name} is now ${wallet}. Prizes go there.`;
  return { subject, body: lines(news, ACT) };
}
