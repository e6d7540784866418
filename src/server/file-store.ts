import type { Config } from "./config.ts";
import { createFolderStore } from "./folder-store.ts";
import { readS3Address } from "./s3/s3-address.ts";
import { createS3Store } from "./s3/s3-store.ts";
import type { FileStore } from "./stored-files.ts";

type FileConfig = Pick<Config, "dataDir" | "s3Url">;

/** One for a site, so that its connections are kept. */
const stores = new WeakMap<FileConfig, FileStore>();

function createStore({ dataDir, s3Url }: FileConfig): FileStore {
  const address = s3Url === undefined ? undefined : readS3Address(s3Url);
  return address === undefined ? createFolderStore(dataDir) : createS3Store(address);
}

/** The site's store, as it is configured. */
export function openFileStore(config: FileConfig): FileStore {
  const store = stores.get(config) ?? createStore(config);
  stores.set(config, store);
  return store;
}
