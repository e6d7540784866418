/** The six questions of a new pack, and what counts as an answer. */
import { type Chain, isChainAddress } from "../../src/shared/chains.ts";
import { findMissingLetters } from "./draw-name.ts";

/** Chains by the word that a person types; another one is written into the pack by hand. */
const CHAINS: Readonly<Record<string, Chain>> = {
  solana: { family: "solana", name: "Solana", priceSourceId: "solana" },
  ethereum: { family: "evm", name: "Ethereum", priceSourceId: "ethereum", chainId: 1 },
  base: { family: "evm", name: "Base", priceSourceId: "base", chainId: 8453 },
  bsc: { family: "evm", name: "BNB Smart Chain", priceSourceId: "bsc", chainId: 56 },
  polygon: { family: "evm", name: "Polygon", priceSourceId: "polygon", chainId: 137 },
  arbitrum: { family: "evm", name: "Arbitrum", priceSourceId: "arbitrum", chainId: 42_161 },
  optimism: { family: "evm", name: "Optimism", priceSourceId: "optimism", chainId: 10 },
  avalanche: { family: "evm", name: "Avalanche", priceSourceId: "avalanche", chainId: 43_114 },
};

export interface PackAnswers {
  /** Names the folder. */
  id: string;
  name: string;
  /** Without the dollar sign. */
  symbol: string;
  tagline: [string, string, string];
  chain: Chain;
  /** Undefined: the demo's. */
  address: string | undefined;
  email: string;
}

/** Something that no answer can be; its message is for who typed it. */
export class AnswerError extends Error {}

/** The word before it names the folder, and much that is made from it. */
export function readPackId(word: string): string {
  const id = word.toLowerCase();
  if (/^[a-z][a-z0-9-]{1,29}$/.test(id)) return id;
  throw new AnswerError(
    "NAME is 2 to 30 letters, digits and hyphens and begins with a letter: npm run pack -- new catz",
  );
}

interface Question<Key extends keyof PackAnswers> {
  /** The name of its flag. */
  flag: string;
  ask: string;
  suggest: (answers: Pick<PackAnswers, "id">) => string;
  read: (text: string, answers: PackAnswers) => PackAnswers[Key];
}

type Questions = { [Key in Exclude<keyof PackAnswers, "id">]: Question<Key> };

/** Signs that mean something in texts and pages. */
const SIGNS = /[{}<>#|"\\]/;

function readName(text: string): string {
  const missing = findMissingLetters(text);
  if (SIGNS.test(text)) throw new AnswerError("a name without quotation marks, brackets and other signs");
  if (text.length > 24) throw new AnswerError("a name has at most 24 letters");
  if (missing.length > 0) throw new AnswerError(`the display face has no ${missing.join(" ")}: write the name without`);
  return text;
}

function readSymbol(text: string): string {
  const symbol = text.replace(/^\$/, "").toUpperCase();
  if (/^[A-Z0-9]{2,15}$/.test(symbol)) return symbol;
  throw new AnswerError("a ticker is 2 to 15 letters and digits, like $CATZ");
}

function readTagline(text: string): [string, string, string] {
  const sentences = text.match(/[^.!?]+[.!?]/g)?.map((sentence) => sentence.trim()) ?? [];
  const [one, two, three] = sentences;
  if (one === undefined || two === undefined || three === undefined || SIGNS.test(text)) {
    throw new AnswerError("three short sentences, each with its full stop: Show up. Laugh. Stay.");
  }
  if (sentences.length > 3 || text.length > 60) throw new AnswerError("three sentences, 60 letters at most together");
  return [one, two, three];
}

function readChain(text: string): Chain {
  const chain = Object.hasOwn(CHAINS, text.toLowerCase()) ? CHAINS[text.toLowerCase()] : undefined;
  if (chain) return chain;
  throw new AnswerError(`one of ${Object.keys(CHAINS).join(", ")}`);
}

function readAddress(text: string, { chain }: PackAnswers): string | undefined {
  if (text === "" || isChainAddress(chain.family, text)) return text || undefined;
  throw new AnswerError(`no address of ${chain.name}: compare every character, or leave it empty`);
}

function readEmail(text: string): string {
  if (/^[\w.+-]+@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/i.test(text)) return text;
  throw new AnswerError("an e-mail address, like hello@catz.example");
}

/** In the order in which they are asked. */
const QUESTIONS: Questions = {
  name: { flag: "name", ask: "The community's name", suggest: ({ id }) => id.toUpperCase(), read: readName },
  symbol: {
    flag: "ticker",
    ask: "Its ticker",
    suggest: ({ id }) => `$${id.replace(/\W/g, "").toUpperCase().slice(0, 15)}`,
    read: readSymbol,
  },
  tagline: {
    flag: "tagline",
    ask: "Three short sentences",
    suggest: () => "Show up. Laugh. Stay.",
    read: readTagline,
  },
  chain: { flag: "chain", ask: `Chain (${Object.keys(CHAINS).join(", ")})`, suggest: () => "solana", read: readChain },
  address: { flag: "token", ask: "The token's address, empty for the demo's", suggest: () => "", read: readAddress },
  email: { flag: "email", ask: "Contact by e-mail", suggest: ({ id }) => `hello@${id}.example`, read: readEmail },
};

/** Names of the flags that answer the questions beforehand. */
export const ANSWER_FLAGS = Object.values(QUESTIONS).map(({ flag }) => flag);

/**
 * Answers from flags, and the rest from a person: `ask` is given the question and its suggestion, and what it gives back is
 * asked anew while it is no answer. Without one the suggestions are taken.
 */
export async function collectAnswers(
  id: string,
  flags: Readonly<Record<string, string | undefined>>,
  ask?: (question: string, suggestion: string, problem?: string) => Promise<string>,
): Promise<PackAnswers> {
  const answers = { id } as PackAnswers;
  for (const [key, question] of Object.entries(QUESTIONS) as [string, Question<keyof PackAnswers>][]) {
    const suggestion = question.suggest(answers);
    const given = flags[question.flag];
    let problem: string | undefined;
    for (;;) {
      const typed = given ?? (await ask?.(question.ask, suggestion, problem)) ?? "";
      try {
        Object.assign(answers, { [key]: question.read(typed.trim() || suggestion, answers) });
        break;
      } catch (error) {
        if (!(error instanceof AnswerError)) throw error;
        if (given !== undefined) throw new AnswerError(`--${question.flag}: ${error.message}`);
        problem = error.message;
      }
    }
  }
  return answers;
}
