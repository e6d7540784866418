import type { Pack, Token } from "./pack.schema.ts";

type Tokens = Pick<Pack, "tokens">;

/** The token that is staked, held and shown first. */
export function getPrimaryToken({ tokens }: Tokens): Token {
  return tokens[0];
}

/** The token that pays rewards; where there is one alone, the same. */
export function getRewardToken({ tokens }: Tokens): Token {
  return tokens.at(-1) ?? tokens[0];
}

export function getToken({ tokens }: Tokens, id: string): Token {
  const token = tokens.find((candidate) => candidate.id === id);
  if (token === undefined) throw new Error(`The pack has no token "${id}"`);
  return token;
}
