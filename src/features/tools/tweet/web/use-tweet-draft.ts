import { useState } from "react";
import type { TweetTone } from "#features/settings/preferences.catalog.ts";

/** All that a member has typed, chosen and pulled in the tweet tool, as plain data. */
export interface TweetDraft {
  /** What the next pull is about; empty for whatever comes. */
  topic: string;
  /** Posts of the next pull: a single one to choose from several takes, or a thread. */
  posts: number;
  /** Whether topic and posts are shown. */
  isPlanning: boolean;
  /** The takes of the last pull, or the posts of its thread, each with its edits. */
  texts: readonly string[];
  isThread: boolean;
  /** Which take is shown, from 0. */
  index: number;
  /** In which they were pulled. */
  tone: TweetTone;
  /** Of the pull, with which its share counts. */
  receiptId: string | undefined;
}

export interface DraftedTweet {
  draft: TweetDraft;
  /** The take that is shown. */
  text: string;
  change(change: Partial<TweetDraft>): void;
  /** Keeps what the member wrote into a take or a post. */
  edit(text: string, index?: number): void;
  /** Goes on by so many takes, around the end. */
  turn(steps: number): void;
}

/** The one place of what the tool holds. */
export function useTweetDraft(startTone: TweetTone): DraftedTweet {
  const [draft, setDraft] = useState<TweetDraft>({
    topic: "",
    posts: 1,
    isPlanning: false,
    texts: [],
    isThread: false,
    index: 0,
    tone: startTone,
    receiptId: undefined,
  });
  const change = (values: Partial<TweetDraft>) => setDraft((current) => ({ ...current, ...values }));
  const { texts, index } = draft;
  return {
    draft,
    text: texts[index] ?? "",
    change,
    edit: (text, at = index) => change({ texts: texts.map((one, position) => (position === at ? text : one)) }),
    turn: (steps) => change({ index: (index + steps + texts.length) % texts.length }),
  };
}
