import { useLayoutEffect, useState } from "react";
import { TWEET_TONES, type TweetTone } from "#features/settings/preferences.catalog.ts";
import { usePreferences } from "#features/settings/web/preferences.api.ts";
import { useUser } from "#features/users/web/user-context.tsx";
import { DEFAULT_TWEET_TONE } from "../tweet.rules.ts";

const TONE_KEY = "site-tweet-tone";

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

/**
 * The tone of the next pull. A member starts with the one from the settings, and a pick holds for this visit; a visitor's
 * pick is remembered by this browser.
 */
export function useTone(): [TweetTone, (tone: TweetTone) => void] {
  const isMember = useUser().user !== null;
  const { preferredTweetTone } = usePreferences().preferences;
  const [picked, setPicked] = useState<TweetTone>();
  const [remembered, setRemembered] = useState(DEFAULT_TWEET_TONE);
  // After hydration: the prerendered page has the default pressed.
  useLayoutEffect(() => {
    const saved = readTone();
    if (saved !== undefined) setRemembered(saved);
  }, []);
  return [
    picked ?? (isMember ? preferredTweetTone : remembered),
    (next) => {
      setPicked(next);
      if (!isMember) saveTone(next);
    },
  ];
}
