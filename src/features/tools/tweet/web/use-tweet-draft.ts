import { useState } from "react";
import type { TweetTone } from "#features/settings/preferences.catalog.ts";
import { useUser } from "#features/users/web/user-context.tsx";
import { useKeptState } from "#web/forms/use-kept-state.ts";

/** Pulls that can be gone back to. */
const EARLIER_MAX = 20;

/** What one pull gave. */
interface PulledVariants {
  /** The variants, or the posts of a thread, each with its edits. */
  texts: readonly string[];
  isThread: boolean;
  /** Which take is shown, from 0. */
  index: number;
  /** In which they were pulled. */
  tone: TweetTone;
  /** Of the pull, with which its share counts. */
  receiptId: string | undefined;
}

/** All that a member has typed, chosen and pulled in the tweet tool, as plain data: the pull that is shown, and the earlier ones. */
export interface TweetDraft extends PulledVariants {
  /** What the next pull is about; empty for whatever comes. */
  topic: string;
  /** Posts of the next pull: a single one to choose from several variants, or a thread. */
  posts: number;
  /** Whether the next pull is in English where the page is not. */
  isEnglish: boolean;
  /** Whether topic and posts are shown. */
  isPlanning: boolean;
  /** The latest last. */
  earlier: readonly PulledVariants[];
}

export interface DraftedTweet {
  draft: TweetDraft;
  /** The take that is shown. */
  text: string;
  change(change: Partial<TweetDraft>): void;
  /** Shows what a new pull gave; what was shown can be gone back to. */
  pull(variants: Omit<PulledVariants, "index">): void;
  /** Shows the pull before the one that is shown, around the first. */
  goBack(): void;
  /** Keeps what the member wrote into a take or a post. */
  edit(text: string, index?: number): void;
  /** Goes on by so many variants, around the end. */
  turn(steps: number): void;
}

function toVariants({ texts, isThread, index, tone, receiptId }: PulledVariants): PulledVariants {
  return { texts, isThread, index, tone, receiptId };
}

/** The one place of what the tool holds. It is there again after a reload and a walk elsewhere. */
export function useTweetDraft(startTone: TweetTone): DraftedTweet {
  const [draft, setDraft] = useState<TweetDraft>({
    topic: "",
    posts: 1,
    isEnglish: false,
    isPlanning: false,
    texts: [],
    isThread: false,
    index: 0,
    tone: startTone,
    receiptId: undefined,
    earlier: [],
  });
  const ownerId = useUser().user?.id;
  const change = (values: Partial<TweetDraft>) => setDraft((current) => ({ ...current, ...values }));
  useKeptState({ name: "tweet", ownerId, state: draft, onRestore: change });
  const { texts, index } = draft;
  return {
    draft,
    text: texts[index] ?? "",
    change,
    pull: (variants) =>
      setDraft((current) => {
        const shown = current.texts.length > 0 ? [toVariants(current)] : [];
        return { ...current, ...variants, index: 0, earlier: [...current.earlier, ...shown].slice(-EARLIER_MAX) };
      }),
    goBack: () =>
      setDraft((current) => {
        const before = current.earlier.at(-1);
        if (before === undefined) return current;
        return { ...current, ...before, earlier: [toVariants(current), ...current.earlier.slice(0, -1)] };
      }),
    edit: (text, at = index) => change({ texts: texts.map((one, position) => (position === at ? text : one)) }),
    turn: (steps) => change({ index: (index + steps + texts.length) % texts.length }),
  };
}
