import { useEffect, useRef, useState } from "react";
import { useUser } from "#features/auth/web/user-context.tsx";
import { pack } from "#shared/pack.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { showDone } from "./point-toasts.ts";
import { PointsReceipt } from "./points-receipt.tsx";
import { TonePicker } from "./tone-picker.tsx";
import { useGenerateTweet } from "./tweet.api.ts";
import { tweetMessages } from "./tweet.messages.ts";
import { TweetEmpty } from "./tweet-empty.tsx";
import { TweetSlip } from "./tweet-slip.tsx";
import "./tweet-tool.css";
import { useTakes } from "./use-takes.ts";
import { useTone } from "./use-tone.ts";

const CANNED = ["canned1", "canned2", "canned3", "canned4", "canned5"] as const;

/** Where the slip lies below the button, as in the style sheet. */
const STACKED = "(max-width: 1100px)";

export function TweetTool() {
  const t = useMessages(tweetMessages);
  const { user } = useUser();
  const [tone, setTone] = useTone();
  const takes = useTakes();
  const [pullCount, setPullCount] = useState(0);
  const resultRef = useRef<HTMLDivElement>(null);
  const { mutate, isPending } = useGenerateTweet(() => {
    const key = CANNED[Math.floor(Math.random() * CANNED.length)] ?? "canned1";
    return t(key, { ticker: pack.ticker });
  });

  useEffect(() => {
    const isBelow = pullCount > 0 && window.matchMedia(STACKED).matches;
    if (isBelow) resultRef.current?.scrollIntoView({ block: "nearest" });
  }, [pullCount]);

  function handleGenerate() {
    mutate(tone, {
      onSuccess: (pull) => {
        takes.replace(pull.takes);
        showDone(t, { done: "generated", isMember: user !== null, points: pull.points });
        setPullCount((count) => count + 1);
      },
    });
  }

  return (
    <div className="tweet-bench">
      <div className="tweet-controls">
        <TonePicker tone={tone} onPick={setTone} />
        <Button isWide isBusy={isPending} onClick={handleGenerate}>
          {t("generate")}
        </Button>
        <p className="muted">{t("advice")}</p>
      </div>
      <div ref={resultRef} className="tweet-result">
        {takes.count === 0 ? <TweetEmpty isBusy={isPending} /> : <TweetSlip takes={takes} />}
      </div>
      <PointsReceipt />
    </div>
  );
}
