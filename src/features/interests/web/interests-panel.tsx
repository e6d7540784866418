import { useSearchParams } from "wouter";
import { formatDay } from "#web/i18n/format-timestamp.ts";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { Anchor } from "#web/ui/anchor.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { InterestThing, InterestThings } from "../interests.schema.ts";
import { useThings } from "./interests-admin.api.ts";
import "./interests-panel.css";
import { interestsPanelMessages } from "./interests-panel.messages.ts";
import { nameThing, writeThingParam } from "./thing-name.ts";
import { ThingView } from "./thing-view.tsx";

const TAB_HREF = "/admin?tab=interests";

/** What members are interested in; each thing has an address of its own, with who that is and what they were told. */
export function InterestsPanel() {
  const t = useMessages(interestsPanelMessages);
  const [params] = useSearchParams();
  const { data, isError, refetch } = useThings();
  const asked = params.get("thing");
  if (data === undefined) {
    if (!isError) return <Skeleton shape="block" label={t("loading")} />;
    return <LoadFailed text={t("broken")} onRetry={() => void refetch()} />;
  }
  if (asked === null) return <Things {...data} />;
  const thing = data.things.find((one) => writeThingParam(one) === asked);
  return (
    <div className="stack">
      <Anchor className="interests-back text-link" href={TAB_HREF}>
        <Icon name="arrow-left" /> {t("back")}
      </Anchor>
      {thing ? <ThingView key={asked} thing={thing} hasMail={data.hasMail} /> : <p>{t("missing")}</p>}
    </div>
  );
}

function Things({ things, hasMail }: InterestThings) {
  const t = useMessages(interestsPanelMessages);
  const sorted = [...things].sort((one, other) => other.registered - one.registered);
  return (
    <div className="stack">
      <p className="interests-lead muted">{t("lead")}</p>
      {!hasMail && <p className="interests-lead">{t("noMail")}</p>}
      <ol className="interests-things" aria-label={t("list")}>
        {sorted.map((thing) => (
          <ThingLine key={writeThingParam(thing)} thing={thing} hasMail={hasMail} />
        ))}
      </ol>
    </div>
  );
}

function ThingLine({ thing, hasMail }: { thing: InterestThing; hasMail: boolean }) {
  const t = useMessages(interestsPanelMessages);
  const locale = useLocale();
  const { kind, registered, wanting, lastLetter } = thing;
  return (
    <li>
      <Anchor className="interests-thing" href={`${TAB_HREF}&thing=${encodeURIComponent(writeThingParam(thing))}`}>
        <b className="display t5 w-84">
          <bdi className="written">{nameThing(thing, t)}</bdi>
        </b>
        <span className="cap muted">{t(`kind_${kind}`)}</span>
        <span className="data">{t("registered", { count: registered })}</span>
        <span className="data muted">{(hasMail || wanting > 0) && t("wanting", { count: wanting })}</span>
        <span className="cap muted">
          {lastLetter && t("told", { date: formatDay(lastLetter.sentAt, locale) })}
          {!lastLetter && hasMail && t("never")}
        </span>
        <Icon name="arrow-right" />
      </Anchor>
    </li>
  );
}
