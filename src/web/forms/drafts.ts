/** What was typed and not sent, kept in this browser: decision 080 says what is kept, for whom and for how long. */
import { readOwnerId } from "../lib/owner-id.ts";
import { DRAFTS_PREFIX } from "../lib/visitor-keys.ts";

/** Whoever has not come back by then has given it up, in milliseconds. */
export const DRAFT_LIFE_MS = 7 * 24 * 60 * 60 * 1000;
/** Characters of one draft: several times what the longest form holds. */
const DRAFT_MAX = 50_000;

export interface Draft {
  /** When it was last changed, in milliseconds. */
  at: number;
  values: object;
  /** What the server knows the sending by, so that values whose answer was lost are not taken twice. */
  key?: string | undefined;
}

type Drafts = Record<string, Draft>;
type StorageName = "sessionStorage" | "localStorage";

function isDraft(draft: unknown): draft is Draft {
  const { at, values } = (draft ?? {}) as Partial<Draft>;
  return typeof at === "number" && typeof values === "object" && values !== null;
}

function readAll(storage: StorageName, owner: string): Drafts {
  try {
    const drafts: unknown = JSON.parse(window[storage].getItem(DRAFTS_PREFIX + owner) ?? "{}");
    const oldest = Date.now() - DRAFT_LIFE_MS;
    const entries = Object.entries(drafts as object).filter(([, draft]) => isDraft(draft) && draft.at > oldest);
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

/** False where the browser keeps nothing. */
function writeAll(storage: StorageName, owner: string, drafts: Drafts): boolean {
  try {
    const key = DRAFTS_PREFIX + owner;
    if (Object.keys(drafts).length === 0) window[storage].removeItem(key);
    else window[storage].setItem(key, JSON.stringify(drafts));
    return true;
  } catch {
    return false;
  }
}

/** A visitor's are this tab's alone, for the next visitor may be somebody else. */
function listStorages(owner: string): StorageName[] {
  return owner === "" ? ["sessionStorage"] : ["sessionStorage", "localStorage"];
}

/** Drafts that are on their way: whatever takes the place of their form begins without them. */
const sending = new Set<string>();

/** Drops the draft when its values have arrived; until then a reload finds it. */
export async function sendDraft(name: string, send: () => Promise<void>): Promise<void> {
  sending.add(name);
  try {
    await send();
    dropDraft(name);
  } finally {
    sending.delete(name);
  }
}

/** This tab's own before what the member left in another one, and that before what was typed here before the login. */
export function readDraft(name: string): Draft | undefined {
  if (sending.has(name)) return undefined;
  const owner = readOwnerId();
  for (const storage of listStorages(owner)) {
    const draft = readAll(storage, owner)[name];
    if (draft !== undefined) return draft;
  }
  return readAll("sessionStorage", "")[name];
}

/** Whether anything is kept of a member, as it is until they log out. */
export function hasDrafts(owner: string): boolean {
  return Object.keys(readAll("localStorage", owner)).length > 0;
}

/** Answers whether it is kept. */
export function writeDraft(name: string, values: object, key?: string): boolean {
  if (JSON.stringify(values).length > DRAFT_MAX) return false;
  const owner = readOwnerId();
  const kept = listStorages(owner).map((storage) => {
    const drafts = readAll(storage, owner);
    return writeAll(storage, owner, { ...drafts, [name]: { at: Date.now(), values, key } });
  });
  return kept.includes(true);
}

/** Also what a visitor had typed before they logged in: it is the same text. */
export function dropDraft(name: string): void {
  const owner = readOwnerId();
  for (const id of new Set([owner, ""])) {
    for (const storage of listStorages(id)) {
      const { [name]: dropped, ...others } = readAll(storage, id);
      if (dropped !== undefined) writeAll(storage, id, others);
    }
  }
}
