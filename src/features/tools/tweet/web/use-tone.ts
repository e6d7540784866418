import { useLayoutEffect, useState } from "react";
import { TWEET_TONES, type TweetTone } from "#features/account/preferences.schema.ts";
import { DEFAULT_TWEET_TONE } from "../tweet.rules.ts";

const TONE_KEY = "bagz-tweet-tone";

function readTone(): TweetTone | undefined {
  try {
    const saved = localStorage.getItem(TONE_KEY);
    return TWEET_TONES.find((tone) => tone === saved);
  } catch {
    return undefined;
  }
}

function saveTone(tone: TweetTone): void {
  try {
    localStorage.setItem(TONE_KEY, tone);
  } catch {
    // A browser without storage forgets the tone, and nothing else.
  }
}

/** The tone of the next pull, remembered by this browser. */
export function useTone(): [TweetTone, (tone: TweetTone) => void] {
  const [tone, setTone] = useState(DEFAULT_TWEET_TONE);
  // After hydration: the prerendered page has the default pressed.
  useLayoutEffect(() => {
    const saved = readTone();
    if (saved !== undefined) setTone(saved);
  }, []);
  return [
    tone,
    (next) => {
      setTone(next);
      saveTone(next);
    },
  ];
}
