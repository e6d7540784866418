import { useEffect, useRef, useState } from "react";
import { useUser } from "#features/users/web/user-context.tsx";
import { pack } from "#pack/pack.ts";
import { COMPACT } from "#shared/breakpoints.catalog.ts";
import type { LanguageCode } from "#shared/languages.ts";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { lazyPart, useLazyPart } from "#web/lib/lazy-part.ts";
import { recordEvent } from "#web/lib/record-event.ts";
import { useLoadedPart } from "#web/lib/use-loaded-part.ts";
import { Button } from "#web/ui/button.tsx";
import { Divider } from "#web/ui/divider.tsx";
import { FitTitle } from "#web/ui/fit-title.tsx";
import { ProgressBar } from "#web/ui/progress-bar.tsx";
import { type SuccessParts, useSuccessToast } from "../../web/use-success-toast.ts";
import { PointsSummary } from "./points-summary.tsx";
import { TonePicker } from "./tone-picker.tsx";
import { useGenerateTweet } from "./tweet.api.ts";
import { tweetMessages } from "./tweet.messages.ts";
import { useTone } from "./use-tone.ts";
import { useTweetDraft } from "./use-tweet-draft.ts";
import { joinThread, useTweetSaver } from "./use-tweet-saver.ts";
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

const result = lazyPart(async () => (await import("./tweet-result.tsx")).TweetResult);
const plan = lazyPart(async () => (await import("./tweet-plan.tsx")).TweetPlan);
/** Quiet after the tool is there, in milliseconds: a pull without a line has something to stand on. */
const QUIET_MS = 3000;

const CANNED = ["canned1", "canned2", "canned3", "canned4", "canned5"] as const;

export function TweetTool() {
  const t = useMessages(tweetMessages);
  const { user } = useUser();
  const [tone, setTone] = useTone();
  const tweet = useTweetDraft(tone);
  const { draft, change } = tweet;
  const locale = useLocale() as LanguageCode;
  const saver = useTweetSaver();
  const showSuccessToast = useSuccessToast();
  useEffect(() => {
    const timer = setTimeout(() => result.load().catch(() => undefined), QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
  const [isUnfit, setIsUnfit] = useState(false);
  const [pulled, setPulled] = useState<SuccessParts>();
  const resultRef = useRef<HTMLDivElement>(null);
  const { mutate, isPending } = useGenerateTweet(() => {
    const key = CANNED[Math.floor(Math.random() * CANNED.length)] ?? "canned1";
    return t(key, { ticker: pack.ticker });
  });

  // The message comes when the page stands, and finds a place beside the buttons.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each pull is told once
  useEffect(() => {
    if (pulled === undefined) return;
    if (window.matchMedia(COMPACT).matches) {
      resultRef.current?.scrollIntoView({ block: "start", behavior: "instant" });
    }
    showSuccessToast(pulled);
  }, [pulled]);

  const Result = useLazyPart(result, { isWanted: draft.texts.length > 0 });
  const Plan = useLoadedPart(plan, draft.isPlanning, () => change({ isPlanning: false }));

  function handleGenerate() {
    // On its way while the server writes; a failure shows when it is wanted.
    result.load().catch(() => undefined);
    const { topic, posts, isEnglish } = draft;
    mutate(
      { tone, language: isEnglish ? "en" : locale, topic, posts },
      {
        onSuccess: ({ variants, thread, isOnTopic, receiptId, isCanned, points }) => {
          const texts = thread ?? variants;
          tweet.pull({ texts, isThread: thread !== undefined, tone, receiptId });
          setIsUnfit(isOnTopic === false);
          recordEvent("tool_used", { tool: "tweet" });
          // One thing of each pull: the variant that is shown. A stand-in is not what was asked for.
          const text = thread === undefined ? (variants[0] ?? "") : joinThread(thread);
          if (!isCanned) void saver.autoSave({ text, tone, receiptId });
          setPulled({
            title: t("generatedTitle"),
            action: "tweet_generated",
            // A stand-in earns nobody anything, and no login would change that.
            isMember: user !== null || isCanned,
            award: points,
            say: (outcome, values) => t(`generated_${outcome}`, values),
          });
        },
      },
    );
  }

  return (
    <div className="tweet-editor">
      <div className="tweet-controls">
        <TonePicker tone={tone} onPick={setTone} />
        <Button
          variant="line"
          size="medium"
          icon={draft.isPlanning ? "minus" : "plus"}
          aria-expanded={draft.isPlanning}
          onClick={() => change({ isPlanning: !draft.isPlanning })}
        >
          {t("plan")}
        </Button>
        {Plan && <Plan draft={draft} change={change} />}
        <Button isWide isBusy={isPending} onClick={handleGenerate}>
          {t("generate")}
        </Button>
        <p className={isUnfit ? "loss" : "muted"} role="status">
          {t(isUnfit ? "topicUnfit" : draft.posts > 1 ? "adviceThread" : "advice")}
        </p>
      </div>
      <div ref={resultRef} className="tweet-result">
        {Result && draft.texts.length > 0 ? <Result tweet={tweet} saver={saver} /> : <TweetEmpty isBusy={isPending} />}
      </div>
      <PointsSummary />
    </div>
  );
}
