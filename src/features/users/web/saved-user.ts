import { DRAFTS_PREFIX, SAVED_USER_KEY } from "#web/lib/visitor-keys.ts";
import type { User } from "../users.schema.ts";

export type SavedUser = Pick<User, "id" | "username" | "isAdmin" | "isModerator" | "xUsername" | "telegramUsername">;

function readText(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

function toSavedUser(value: unknown): SavedUser | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { id, username, isAdmin, isModerator, xUsername, telegramUsername } = value as Record<string, unknown>;
  if (typeof id !== "string" || typeof username !== "string" || id === "" || username === "") return undefined;
  return {
    id,
    username,
    isAdmin: isAdmin === true,
    isModerator: isModerator === true,
    xUsername: readText(xUsername),
    telegramUsername: readText(telegramUsername),
  };
}

function parseSavedUser(text: string): SavedUser | undefined {
  try {
    return toSavedUser(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** The saved member; a corrupt entry is removed. Storage that the visitor blocked counts as empty. */
export function readSavedUser(): SavedUser | null {
  try {
    const text = localStorage.getItem(SAVED_USER_KEY);
    if (text === null) return null;
    const user = parseSavedUser(text);
    if (user === undefined) localStorage.removeItem(SAVED_USER_KEY);
    return user ?? null;
  } catch {
    return null;
  }
}

/** `leaverId` is a member who logs out: what they typed and what they saw goes too. */
export function writeSavedUser(user: User | null, leaverId?: string): void {
  try {
    if (user !== null) localStorage.setItem(SAVED_USER_KEY, JSON.stringify(toSavedUser(user)));
    else {
      localStorage.removeItem(SAVED_USER_KEY);
      for (const storage of leaverId ? [localStorage, sessionStorage] : []) {
        for (const key of Object.keys(storage)) if (key.startsWith(DRAFTS_PREFIX + leaverId)) storage.removeItem(key);
      }
    }
  } catch {
    // Without storage the member is known again one answer later.
  }
}
