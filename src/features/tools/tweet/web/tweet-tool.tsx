import { useEffect, useRef, useState } from "react";
import { useUser } from "#features/auth/web/user-context.tsx";
import { pack } from "#shared/pack.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { track } from "#web/lib/track.ts";
import { Button } from "#web/ui/button.tsx";
import { showDone } from "../../web/done-toast.ts";
import { PointsReceipt } from "./points-receipt.tsx";
import { TonePicker } from "./tone-picker.tsx";
import { useGenerateTweet } from "./tweet.api.ts";
import { tweetMessages } from "./tweet.messages.ts";
import { TweetEmpty } from "./tweet-empty.tsx";
import { TweetSlip } from "./tweet-slip.tsx";
import "./tweet-tool.css";
import { useKeepTweet } from "./use-keep-tweet.ts";
import { useTakes } from "./use-takes.ts";
import { useTone } from "./use-tone.ts";

const CANNED = ["canned1", "canned2", "canned3", "canned4", "canned5"] as const;

/** Where the slip lies below the button, as in the style sheet. */
const STACKED = "(max-width: 1100px)";

export function TweetTool() {
  const t = useMessages(tweetMessages);
  const { user } = useUser();
  const [tone, setTone] = useTone();
  const takes = useTakes(tone);
  const keeper = useKeepTweet();
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
        takes.replace(pull.takes, tone);
        track("tool_used", { tool: "tweet" });
        // One thing of each pull: the take that is shown. A stand-in is not what was asked for.
        if (!pull.isCanned) void keeper.keepByItself({ text: pull.takes[0] ?? "", tone });
        showDone({
          title: t("generatedTitle"),
          action: "tweet_generated",
          isMember: user !== null,
          award: pull.points,
          say: (outcome, values) => t(`generated_${outcome}`, values),
        });
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
        {takes.count === 0 ? <TweetEmpty isBusy={isPending} /> : <TweetSlip takes={takes} keeper={keeper} />}
      </div>
      <PointsReceipt />
    </div>
  );
}
