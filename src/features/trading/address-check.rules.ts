import { ADDRESS_FORMS, type ChainFamily, isSameAddress } from "#shared/chains.ts";

/** Letters at either end that people compare, and so the ones that a forger copies. */
const COMPARED_LETTERS = 4;

interface KnownTokens {
  chain: { family: ChainFamily };
  tokens: readonly { name: string; address: string }[];
}

export type AddressVerdict =
  | { kind: "empty" | "malformed" | "foreign" }
  /** `token` is the one it is, or pretends to be. */
  | { kind: "ours" | "look-alike"; token: string };

/** What people compare: on EVM chains neither capitals nor the sign that every address begins with. */
function listComparedLetters(family: ChainFamily, address: string): string {
  return family === "evm" ? address.toLowerCase().replace(/^0x/, "") : address;
}

function looksLike(candidate: string, address: string): boolean {
  return (
    candidate.toLowerCase() === address.toLowerCase() ||
    candidate.slice(0, COMPARED_LETTERS) === address.slice(0, COMPARED_LETTERS) ||
    candidate.slice(-COMPARED_LETTERS) === address.slice(-COMPARED_LETTERS)
  );
}

/** Says whether a pasted text is one of our addresses, letter by letter; a link that contains one is not. */
export function checkAddress(text: string, { chain: { family }, tokens }: KnownTokens): AddressVerdict {
  const candidate = text.trim();
  if (candidate === "") return { kind: "empty" };
  const own = tokens.find(({ address }) => isSameAddress(family, address, candidate));
  if (own) return { kind: "ours", token: own.name };
  const letters = listComparedLetters(family, candidate);
  const twin = tokens.find(({ address }) => looksLike(letters, listComparedLetters(family, address)));
  if (twin) return { kind: "look-alike", token: twin.name };
  // By form only: what is not ours needs no closer look.
  return { kind: ADDRESS_FORMS[family].test(candidate) ? "foreign" : "malformed" };
}
