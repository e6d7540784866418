import { type PublicFieldName, publicProfileFields } from "#features/users/profile-fields.catalog.ts";

/** Letters that neither of both services nor a look-alike can turn into another address. */
const HANDLE = /^@([A-Za-z0-9_]{1,32})$/;
const TELEGRAM_HANDLE = /^(?:telegram|tg):\s?@([A-Za-z0-9_]{1,32})$/i;

export interface Contact {
  text: string;
  /** Null for a text that is only a text. */
  href: string | null;
}

/** A link for `@name` (X) and `telegram:@name` or `tg:@name`, and for nothing else that a person could write. */
export function readContact(text: string): Contact {
  const onTelegram = TELEGRAM_HANDLE.exec(text)?.[1];
  if (onTelegram !== undefined) return { text: `@${onTelegram}`, href: `https://t.me/${onTelegram}` };
  const onX = HANDLE.exec(text)?.[1];
  return { text, href: onX === undefined ? null : `https://x.com/${onX}` };
}

export type Profile = Record<"username", string> & Record<PublicFieldName, string | null>;

/** What a reader is shown: what the member wrote, or else the first public handle of the profile, or the name here. */
export function chooseContact(written: string, profile: Profile): Contact {
  if (written !== "") return readContact(written);
  for (const { name, publicAs } of publicProfileFields) {
    const handle = profile[name];
    if (handle) return readContact(`${publicAs}@${handle.replace(/^@/, "")}`);
  }
  return { text: `@${profile.username} on the site`, href: null };
}
