/** Letters of a Solana address; checked by form only, for what is not ours needs no closer look. */
const ADDRESS = /^[1-9A-HJ-NP-Za-km-z]{32,44}$/;
/** Letters at either end that people compare, and so the ones that a forger copies. */
const COMPARED_LETTERS = 4;

interface KnownToken {
  name: string;
  address: string;
}

export type AddressVerdict =
  | { kind: "empty" | "malformed" | "foreign" }
  /** `token` is the one it is, or pretends to be. */
  | { kind: "ours" | "look-alike"; token: string };

function looksLike(candidate: string, address: string): boolean {
  return (
    candidate.toLowerCase() === address.toLowerCase() ||
    candidate.slice(0, COMPARED_LETTERS) === address.slice(0, COMPARED_LETTERS) ||
    candidate.slice(-COMPARED_LETTERS) === address.slice(-COMPARED_LETTERS)
  );
}

/** Says whether a pasted text is one of our addresses, letter by letter; a link that contains one is not. */
export function checkAddress(text: string, tokens: readonly KnownToken[]): AddressVerdict {
  const candidate = text.trim();
  if (candidate === "") return { kind: "empty" };
  const own = tokens.find(({ address }) => address === candidate);
  if (own) return { kind: "ours", token: own.name };
  const twin = tokens.find(({ address }) => looksLike(candidate, address));
  if (twin) return { kind: "look-alike", token: twin.name };
  return { kind: ADDRESS.test(candidate) ? "foreign" : "malformed" };
}
