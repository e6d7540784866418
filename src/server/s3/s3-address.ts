/** `https://KEY:SECRET@HOST/BUCKET/PREFIX?region=REGION`, in its parts. */
export interface S3Address {
  endpoint: string;
  bucket: string;
  /** Of every key, with a slash at its end; empty for none. */
  prefix: string;
  region: string;
  /** Without, those that the machine has: a role, or the variables of AWS. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
}

/** Stores that know no regions take this one. */
const REGION = "us-east-1";

/** Undefined where no bucket is named, or one half of a key. */
export function readS3Address(url: string): S3Address | undefined {
  const { origin, pathname, searchParams, username, password } = new URL(url);
  const [bucket = "", ...folders] = pathname.split("/").filter(Boolean).map(decodeURIComponent);
  if (bucket === "" || (username === "") !== (password === "")) return undefined;
  return {
    endpoint: origin,
    bucket,
    prefix: folders.map((folder) => `${folder}/`).join(""),
    region: searchParams.get("region") ?? REGION,
    credentials:
      username === ""
        ? undefined
        : { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) },
  };
}
