import { useSearchParams } from "wouter";
import { useRegisterInterest } from "#features/interests/web/use-register-interest.ts";
import { merch } from "#pack/merch.catalog.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { Chip } from "#web/ui/chip.tsx";
import { Divider } from "#web/ui/divider.tsx";
import { FitTitle } from "#web/ui/fit-title.tsx";
import { findFilter, MERCH_FILTERS, type MerchFilter, toFilterSlug } from "../merch.rules.ts";
import { filterLabels } from "./filter-labels.ts";
import { merchMessages } from "./merch.messages.ts";
import { MerchList } from "./merch-list.tsx";
import "./merch-page.css";

const NAME = "category";

/** The filter stands in the address, so that a link, a reload and the way back find it. */
function useMerchFilter(): [MerchFilter, (filter: MerchFilter) => void] {
  const [params, setParams] = useSearchParams();

  function choose(filter: MerchFilter) {
    setParams(
      (current) => {
        const changed = new URLSearchParams(current);
        if (filter === "All") changed.delete(NAME);
        else changed.set(NAME, toFilterSlug(filter));
        return changed;
      },
      // Looking through the list is not a way through the site.
      { replace: true },
    );
  }

  return [findFilter(params.get(NAME)), choose];
}

/** What search engines and link previews say of it. */
export const merchDescription =
  "The {name} rail: nine conceptual designs, hoodies to tactical vest. Nothing is for sale yet; raise a hand and the team knows what to make first.";

const NOTICE_ID = "merch-notice";
const LIST_ID = "merch-list";

export function MerchPage() {
  const t = useMessages(merchMessages);
  const [filter, choose] = useMerchFilter();
  const { registerInterest, isBusy, dialog } = useRegisterInterest();

  function handleShowAll() {
    choose("All");
    // The button that was pressed goes away with the part of the list it stood in.
    document.getElementById(LIST_ID)?.focus();
  }

  return (
    <article>
      <header className="merch-head wrap">
        <p className="cap muted">{t("label")}</p>
        <FitTitle as="h1" title={t.title("title")} />
        <div className="merch-notice">
          <div id={NOTICE_ID} className="merch-notice-text">
            <p className="lead">{t("notice")}</p>
            <p className="muted">{t("noticeNobody")}</p>
          </div>
          <div className="merch-notify">
            <Button isBusy={isBusy} onClick={() => registerInterest({ kind: "merch" })}>
              {t("notify")}
            </Button>
            <p className="cap muted">{t("notifyHint")}</p>
            {dialog}
          </div>
        </div>
      </header>
      <Divider isDouble />
      <section id={LIST_ID} className="merch-body wrap" aria-label={t("label")} tabIndex={-1}>
        <fieldset className="merch-filters">
          <legend className="visually-hidden">{t("filters")}</legend>
          {MERCH_FILTERS.map((id) => (
            <Chip key={id} isPressed={id === filter} onClick={() => choose(id)}>
              {t(filterLabels[id])}
            </Chip>
          ))}
        </fieldset>
        <MerchList items={merch} filter={filter} reasonId={NOTICE_ID} onShowAll={handleShowAll} />
      </section>
    </article>
  );
}
