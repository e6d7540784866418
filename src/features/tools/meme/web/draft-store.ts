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

/** A picture as Safari keeps it in a private window, whose database takes bytes but no blobs. */
interface KeptBytes {
  bytes: ArrayBuffer;
  type: string;
}

type KeptDraft = Omit<Draft, "upload"> & { upload: Blob | KeptBytes | undefined };

async function put(draft: KeptDraft): Promise<void> {
  await toPromise((await openStore("readwrite")).put(draft, KEY));
}

export async function readDraft(): Promise<Draft | undefined> {
  try {
    const kept = await toPromise<KeptDraft | undefined>((await openStore("readonly")).get(KEY));
    if (kept?.upload === undefined || kept.upload instanceof Blob) return kept as Draft | undefined;
    const { bytes, type } = kept.upload;
    return { ...kept, upload: new Blob([bytes], { type }) };
  } catch {
    return undefined;
  }
}

export async function writeDraft({ project, upload }: Draft): Promise<void> {
  try {
    await put({ project, upload }).catch(async (error: unknown) => {
      if (upload === undefined) throw error;
      await put({ project, upload: { bytes: await upload.arrayBuffer(), type: upload.type } });
    });
  } catch (error) {
    reportError(error, "Keeping the draft");
  }
}
