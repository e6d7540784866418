import { useMessages } from "#web/i18n/messages.ts";
import { FitTitle } from "#web/ui/fit-title.tsx";
import { Zip } from "#web/ui/zip.tsx";
import { ZipProgress } from "#web/ui/zip-progress.tsx";
import { tweetMessages } from "./tweet.messages.ts";

/** The slip before the first pull: zipped shut, until the pull runs along it. */
export function TweetEmpty({ isBusy }: { isBusy: boolean }) {
  const t = useMessages(tweetMessages);
  return (
    <section className="tweet-slip tweet-empty paper" aria-label={t("result")}>
      <div className="tweet-empty-word">
        <FitTitle as="p" title={t.title("emptyFirst")} />
      </div>
      {isBusy ? <ZipProgress label={t("generating")} /> : <Zip />}
      <div className="tweet-empty-word">
        <FitTitle as="p" title={t.title("emptySecond")} />
      </div>
      <p className="lead">{t("emptyLead")}</p>
    </section>
  );
}
