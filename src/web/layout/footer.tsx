import { pack } from "#pack/pack.ts";
import { isSwitchedOff } from "#shared/switched-off.ts";
import { useLocale, useMessages } from "../i18n/messages.ts";
import { labelLink } from "../i18n/page-texts.ts";
import { listMenuLinks } from "../page-engine/page-table.ts";
import { Divider } from "../ui/divider.tsx";
import { FitTitle } from "../ui/fit-title.tsx";
import "./footer.css";
import { layoutMessages } from "./layout.messages.ts";
import { SiteLink } from "./site-link.tsx";
import { followLinks, type LinkEntry, tradeLinks, whitepaperLanguages, whitepaperLinks } from "./site-links.ts";

/** Broken there where it is longer than its column. */
const [mailbox, mailHost] = pack.contactEmail.split("@");

export function Footer() {
  const t = useMessages(layoutMessages);
  const locale = useLocale();
  return (
    <footer className="footer">
      <Divider />
      <div className="wrap footer-columns">
        <div className="footer-legal">
          <h2 className="display t3 w-62">{t("smallPrint")}</h2>
          <p className="lead">{t("disclaimer", { ticker: pack.ticker })}</p>
        </div>
        <section className="data">
          <h3 className="cap muted-3">{t("places")}</h3>
          <ul>
            {listMenuLinks("more").map((link) => (
              <li key={link.href}>
                <SiteLink href={link.href}>{labelLink(link, locale)}</SiteLink>
              </li>
            ))}
          </ul>
        </section>
        {!isSwitchedOff(pack, "whitepaper") && <Papers />}
        <section className="data">
          <h3 className="cap muted-3">{t("follow")}</h3>
          <ul>
            <Links links={followLinks} />
          </ul>
        </section>
        <section className="data">
          <h3 className="cap muted-3">{t("tradeAndContact")}</h3>
          <ul>
            <Links links={tradeLinks} />
            <li>
              <SiteLink href={`mailto:${pack.contactEmail}`}>
                {`${mailbox}@`}
                <wbr />
                {mailHost}
              </SiteLink>
            </li>
            {listMenuLinks("legal").map((link) => (
              <li key={link.href}>
                <SiteLink href={link.href}>{labelLink(link, locale)}</SiteLink>
              </li>
            ))}
          </ul>
        </section>
      </div>
      <div className="wrap" aria-hidden="true">
        <FitTitle className="footer-brand" as="p" title={t.title("brand")} />
      </div>
      <div className="wrap footer-end cap muted">
        <p>
          <bdi>
            {t("copyright", { year: String(pack.copyrightYear), name: pack.name })} {pack.tagline.join(" ")}
          </bdi>
        </p>
        <p>{t("neverFirst")}</p>
      </div>
    </footer>
  );
}

function Links({ links }: { links: readonly LinkEntry[] }) {
  const t = useMessages(layoutMessages);
  return links.map(({ label, href }) => (
    <li key={label}>
      <SiteLink href={href}>{t(label)}</SiteLink>
    </li>
  ));
}

function Papers() {
  const t = useMessages(layoutMessages);
  return (
    <section className="data">
      <h3 className="cap muted-3">{t("papers")}</h3>
      <ul>
        <Links links={whitepaperLinks} />
        {whitepaperLanguages.map(({ language, name }) => (
          <li key={language}>
            <SiteLink href={`/whitepaper/${language}`} lang={language} hrefLang={language}>
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
