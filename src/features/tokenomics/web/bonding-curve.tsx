import { tokenomics } from "#pack/tokenomics.catalog.ts";
import { useMessages } from "#web/i18n/messages.ts";
import "./bonding-curve.css";
import { tokenomicsMessages } from "./tokenomics.messages.ts";

/** The drawing's own units; it is stretched to its box. */
const LINE = "M0 382C360 372 720 340 960 250S1200 90 1240 24";
const GROUND = `${LINE}V400H0Z`;

/** One line, one screen, one number; nothing where there was no curve. */
export function BondingCurve() {
  const t = useMessages(tokenomicsMessages);
  if (tokenomics.bondingCap === undefined) return null;
  const { amount: cap, coin } = tokenomics.bondingCap;
  return (
    <section className="curve" aria-labelledby="curve">
      <div className="curve-words wrap">
        <h2 className="display t4 w-100" id="curve">
          {t("curveTitle")}
        </h2>
        <p className="lead">{t("curveText", { cap, coin })}</p>
      </div>
      <div className="curve-drawing">
        <svg className="curve-line" viewBox="0 0 1440 400" preserveAspectRatio="none" role="img">
          <title>{t("curvePicture", { cap, coin })}</title>
          <pattern id="curve-lines" patternUnits="userSpaceOnUse" width="6" height="400">
            <path d="M0 0h2v400H0Z" fill="currentColor" />
          </pattern>
          <path className="curve-screen" d={GROUND} fill="url(#curve-lines)" />
          <path className="curve-stroke" d={LINE} vectorEffect="non-scaling-stroke" />
          <path className="curve-pool" d="M1240 24H1440V400H1240Z" />
        </svg>
        <p className="curve-pool-label cap">{t("curvePool")}</p>
        <p className="curve-cap wrap">
          <span className="cap">{t("curveAbout")}</span>{" "}
          <span className="curve-figure display w-50">
            {cap} {coin}
          </span>{" "}
          <span className="cap">{t("curveLabel")}</span>
        </p>
      </div>
    </section>
  );
}
