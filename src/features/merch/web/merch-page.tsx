import { useRaiseHand } from "#features/interests/web/use-raise-hand.ts";
import { merch } from "#shared/pack-media.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { Chip } from "#web/ui/chip.tsx";
import { FitTitle } from "#web/ui/fit-title.tsx";
import { Zip } from "#web/ui/zip.tsx";
import { MERCH_FILTERS } from "../merch.rules.ts";
import { filterLabels } from "./filter-labels.ts";
import { merchMessages } from "./merch.messages.ts";
import "./merch-page.css";
import { MerchRail } from "./merch-rail.tsx";
import { useMerchFilter } from "./use-merch-filter.ts";

const NOTICE_ID = "merch-notice";
const RAIL_ID = "merch-rail";

export function MerchPage() {
  const t = useMessages(merchMessages);
  const [filter, choose] = useMerchFilter();
  const { raiseHand, isBusy } = useRaiseHand();

  function handleShowAll() {
    choose("All");
    // The button that was pressed goes away with the part of the rail it stood in.
    document.getElementById(RAIL_ID)?.focus();
  }

  return (
    <article className="merch">
      <header className="merch-head wrap">
        <p className="cap muted">{t("label")}</p>
        <FitTitle as="h1" title={t.title("title")} />
        <div className="merch-notice">
          <div id={NOTICE_ID} className="merch-notice-text">
            <p className="lead">{t("notice")}</p>
            <p className="muted">{t("noticeNobody")}</p>
          </div>
          <div className="merch-notify">
            <Button isBusy={isBusy} onClick={() => raiseHand({ kind: "merch" })}>
              {t("notify")}
            </Button>
            <p className="cap muted">{t("notifyHint")}</p>
          </div>
        </div>
      </header>
      <Zip isDouble className="merch-zip" />
      <section id={RAIL_ID} className="merch-body wrap" aria-label={t("label")} tabIndex={-1}>
        <fieldset className="merch-filters">
          <legend className="visually-hidden">{t("filters")}</legend>
          {MERCH_FILTERS.map((id) => (
            <Chip key={id} isPressed={id === filter} onClick={() => choose(id)}>
              {t(filterLabels[id])}
            </Chip>
          ))}
        </fieldset>
        <MerchRail items={merch} filter={filter} reasonId={NOTICE_ID} onShowAll={handleShowAll} />
      </section>
    </article>
  );
}
