/** Why something outside cannot be used, in words of ours: those of libraries may hold addresses with keys in them. */
const WORDS: readonly [pattern: RegExp, words: string][] = [
  [/^ECONNREFUSED$/, "nothing listens there: check address and port"],
  [/^(ENOTFOUND|EAI_AGAIN|EDNS)$/, "there is no host of that name, or no DNS that knows it"],
  [
    /^(ETIMEDOUT|TimeoutError|UND_ERR_(CONNECT|HEADERS|BODY)_TIMEOUT)$/,
    "no answer in time: check address and firewall",
  ],
  [/^(EHOSTUNREACH|ENETUNREACH)$/, "no way leads there from this machine"],
  [/^(ECONNRESET|EPIPE|UND_ERR_SOCKET)$/, "it ends the connection: check port and TLS"],
  [/CERT|^ERR_TLS|^ERR_SSL|^EPROTO$|^ETLS$/, "its TLS certificate or protocol is not accepted"],
  [/^(28P01|28000|EAUTH|WRONGPASS|NOAUTH|NOPERM)$/, "it refuses the login: check name and password"],
  [/^3D000$/, "it has no database of that name"],
  [/^53300$/, "it has no connection left"],
  [/^57P03$/, "it is starting or stopping"],
  [/^OAUTH_/, "what answers there is no OpenID provider of that address"],
  [/^(EACCES|EPERM|EROFS)$/, "this process may not write there: give its user the folder"],
  [/^ENOENT$/, "it is not there"],
  [/^ENOTDIR$|^EEXIST$/, "it is no folder"],
  [/^ENOSPC$/, "its disk is full"],
  [/^(READONLY|MISCONF|OOM)$/, "it answers and takes no writes: it is full, or a replica"],
];

/** The codes of an error and of those behind it, the nearest first. */
function listCodes(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const { code, cause, errors = [] } = error as Error & { code?: unknown; errors?: unknown[] };
  const inMessage = /\bE[A-Z]{4,}\b/.exec(error.message)?.[0];
  const own = [inMessage, typeof code === "string" ? code : undefined, error.name];
  return [...own.filter((name) => name !== undefined), ...[cause, ...errors].flatMap(listCodes)];
}

export function describeReachProblem(error: unknown): string {
  const codes = listCodes(error);
  for (const code of codes) {
    const known = WORDS.find(([pattern]) => pattern.test(code));
    if (known !== undefined) return known[1];
  }
  const shown = codes.find((code) => /^[A-Z][A-Za-z0-9_]{2,40}$/.test(code) && code !== "Error");
  return `it cannot be used${shown === undefined ? "" : ` (${shown})`}`;
}
