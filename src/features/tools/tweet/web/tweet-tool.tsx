import { useEffect, useRef, useState } from "react";
import { useUser } from "#features/users/web/user-context.tsx";
import { pack } from "#pack/pack.ts";
import { COMPACT } from "#shared/breakpoints.catalog.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { recordEvent } from "#web/lib/record-event.ts";
import { Button } from "#web/ui/button.tsx";
import { Divider } from "#web/ui/divider.tsx";
import { FitTitle } from "#web/ui/fit-title.tsx";
import { ProgressBar } from "#web/ui/progress-bar.tsx";
import { useSuccessToast } from "../../web/use-success-toast.ts";
import { PointsSummary } from "./points-summary.tsx";
import { TonePicker } from "./tone-picker.tsx";
import { useGenerateTweet } from "./tweet.api.ts";
import { tweetMessages } from "./tweet.messages.ts";
import { TweetCard } from "./tweet-card.tsx";
import { useTone } from "./use-tone.ts";
import { useTweetSaver } from "./use-tweet-saver.ts";
import { useVariants } from "./use-variants.ts";
import "./tweet-tool.css";

/** The card before the first pull: zipped shut, until the pull runs along it. */
function TweetEmpty({ isBusy }: { isBusy: boolean }) {
  const t = useMessages(tweetMessages);
  return (
    <section className="tweet-card tweet-empty paper" aria-label={t("result")}>
      <div className="tweet-empty-word">
        <FitTitle as="p" title={t.title("emptyFirst")} />
      </div>
      {isBusy ? <ProgressBar label={t("generating")} /> : <Divider />}
      <div className="tweet-empty-word">
        <FitTitle as="p" title={t.title("emptySecond")} />
      </div>
      <p className="lead">{t("emptyLead")}</p>
    </section>
  );
}

const CANNED = ["canned1", "canned2", "canned3", "canned4", "canned5"] as const;

export function TweetTool() {
  const t = useMessages(tweetMessages);
  const { user } = useUser();
  const [tone, setTone] = useTone();
  const variants = useVariants(tone);
  const saver = useTweetSaver();
  const showSuccessToast = useSuccessToast();
  const [pullCount, setPullCount] = useState(0);
  const resultRef = useRef<HTMLDivElement>(null);
  const { mutate, isPending } = useGenerateTweet(() => {
    const key = CANNED[Math.floor(Math.random() * CANNED.length)] ?? "canned1";
    return t(key, { ticker: pack.ticker });
  });

  useEffect(() => {
    const isBelow = pullCount > 0 && window.matchMedia(COMPACT).matches;
    if (isBelow) resultRef.current?.scrollIntoView({ block: "nearest" });
  }, [pullCount]);

  function handleGenerate() {
    mutate(tone, {
      onSuccess: (pull) => {
        variants.replace(pull.variants, { tone, receiptId: pull.receiptId });
        recordEvent("tool_used", { tool: "tweet" });
        // One thing of each pull: the variant that is shown. A stand-in is not what was asked for.
        if (!pull.isCanned) void saver.autoSave({ text: pull.variants[0] ?? "", tone, receiptId: pull.receiptId });
        showSuccessToast({
          title: t("generatedTitle"),
          action: "tweet_generated",
          // A stand-in earns nobody anything, and no login would change that.
          isMember: user !== null || pull.isCanned,
          award: pull.points,
          say: (outcome, values) => t(`generated_${outcome}`, values),
        });
        setPullCount((count) => count + 1);
      },
    });
  }

  return (
    <div className="tweet-editor">
      <div className="tweet-controls">
        <TonePicker tone={tone} onPick={setTone} />
        <Button isWide isBusy={isPending} onClick={handleGenerate}>
          {t("generate")}
        </Button>
        <p className="muted">{t("advice")}</p>
      </div>
      <div ref={resultRef} className="tweet-result">
        {variants.count === 0 ? <TweetEmpty isBusy={isPending} /> : <TweetCard variants={variants} saver={saver} />}
      </div>
      <PointsSummary />
    </div>
  );
}
