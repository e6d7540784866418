import { createRequire } from "node:module";
import { type LocalService, startLocalService } from "./local-service.ts";

const require = createRequire(import.meta.url);
const program = require.resolve("s3rver/bin/s3rver.js");
/** What the server takes as key and as secret. */
const KEY = "S3RVER";

export interface TestS3 extends LocalService {
  /** Of the bucket `files`, as S3_URL. */
  url: string;
  /** Of another bucket, which is empty too. */
  otherUrl: string;
}

/** An S3 server with two buckets. It knows its key, and does not check what is signed with it. */
export async function startTestS3(): Promise<TestS3> {
  const service = await startLocalService(process.execPath, (port, folder) => [
    program,
    ...["--address", "127.0.0.1", "--port", `${port}`, "--directory", folder, "--silent", "--no-vhost-buckets"],
    ...["--configure-bucket", "files", "--configure-bucket", "other"],
  ]);
  const origin = `http://${KEY}:${KEY}@127.0.0.1:${service.port}`;
  return { ...service, url: `${origin}/files/site`, otherUrl: `${origin}/other` };
}
