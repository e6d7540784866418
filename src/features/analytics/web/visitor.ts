import { readSavedUser } from "#features/auth/web/saved-user.ts";

const SESSION_KEY = "bagz-visit";

/** Do Not Track, or its successor Global Privacy Control. */
export function refusesTracking(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return doNotTrack === "1" || globalPrivacyControl === true;
}

/** A random name of this tab, gone with it; where storage is blocked, of this page. */
function getTabSession(): string {
  const fresh = crypto.randomUUID();
  try {
    const known = sessionStorage.getItem(SESSION_KEY);
    if (known !== null) return known;
    sessionStorage.setItem(SESSION_KEY, fresh);
  } catch {
    // The page's own name serves.
  }
  return fresh;
}

/** Says for each event who it is of: nobody, for who does not want to be known. */
export function createIdentify(): () => { sessionId: string | null; userId: string | null } {
  if (refusesTracking()) return () => ({ sessionId: null, userId: null });
  const sessionId = getTabSession();
  return () => ({ sessionId, userId: readSavedUser()?.id ?? null });
}
