/** Keeps what is in the editor in this browser, so that nothing is lost on reload. Without IndexedDB nothing is kept. */
import { reportError } from "#web/lib/report-error.ts";

const DATABASE = "site-tools";
const STORE = "drafts";
const KEY = "meme";

export interface Draft {
  /** The project as JSON: what was written by an older page is checked like anything else. */
  project: string;
  upload: Blob | undefined;
}

function toPromise<Result>(request: IDBRequest<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

let opening: Promise<IDBDatabase> | undefined;

function openDatabase(): Promise<IDBDatabase> {
  if (opening === undefined) {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    opening = toPromise(request);
  }
  return opening;
}

async function openStore(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  return (await openDatabase()).transaction(STORE, mode).objectStore(STORE);
}

export async function readDraft(): Promise<Draft | undefined> {
  try {
    return await toPromise<Draft | undefined>((await openStore("readonly")).get(KEY));
  } catch {
    return undefined;
  }
}

export async function writeDraft(draft: Draft): Promise<void> {
  try {
    await toPromise((await openStore("readwrite")).put(draft, KEY));
  } catch (error) {
    reportError(error, "Keeping the draft");
  }
}
