import type { LanguageCode } from "./languages.ts";

/** One way to build a take: every `{slot}` of the line takes any of its phrases, so each phrase must fit each other. */
export interface Scene {
  /** Every sentence of it has a slot, so that no sentence comes back unchanged. `{ticker}` comes from the pack. */
  line: string;
  slots: Record<string, readonly string[]>;
}

/** Everything that is said in one tone. */
export interface ToneOfVoice {
  scenes: readonly Scene[];
  /** For a take about what the member names: `{topic}` stands in the language's quotation marks, so that any words fit. */
  topicScenes: readonly Scene[];
  /** Whole sentences above the first and below the last post of a thread. */
  threadOpenings: readonly string[];
  threadEndings: readonly string[];
}

export type TonesOfVoice = Record<"bullish" | "aggressive" | "mysterious" | "technical" | "street", ToneOfVoice>;

/** How a community talks and draws where a machine does it. */
export interface CommunityVoice {
  /** Whom a language model plays: "a comic-book detective". */
  persona: string;
  /** What an image model draws around every subject, in one sentence. */
  pictures: string;
  /** Words that call for a meme template beside those of its name, by its id, when somebody tells a meme aloud. */
  templateCalls?: Readonly<Record<string, readonly string[]>>;
  /** What the grammar of tweets says; a language that has none gets the English one. */
  tweets: { en: TonesOfVoice } & Partial<Record<LanguageCode, TonesOfVoice>>;
}
