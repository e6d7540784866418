import { banner } from "#pack/brand.catalog.ts";
import { pack } from "#pack/pack.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { FactLine, FactList } from "#web/ui/fact-list.tsx";
import { FitTitle } from "#web/ui/fit-title.tsx";
import { bannerMessages } from "./banner.messages.ts";
import "./banner-page.css";
import { BannerPicture } from "./banner-picture.tsx";
import { CopyValue } from "./copy-value.tsx";
import { DownloadLink } from "./download-link.tsx";
import { ProfileMock } from "./profile-mock.tsx";
import { SafeArea } from "./safe-area.tsx";
import "./showcase.css";

/** What search engines and link previews say of it. */
export const bannerDescription =
  "The {name} profile banner, 1200x300 and under 5MB: take it as PNG or WebP, see it worn, and keep your own inside the safe area.";

const { width, height, limitMegabytes, safeArea, files } = banner;
const MEASURES = `${width}x${height}`;

export function BannerPage() {
  const t = useMessages(bannerMessages);
  const pixels = (count: number) => t("pixels", { count: String(count) });
  return (
    <article>
      <div className="paper comb-end">
        <header className="showcase-head wrap">
          <p className="cap muted">{t("label")}</p>
          <FitTitle as="h1" title={t.title("title")} />
        </header>
        <figure className="banner-frame">
          <BannerPicture alt={t("bannerAlt", { name: pack.name })} isFirst />
          <figcaption className="banner-ruler data" aria-hidden="true">
            {pixels(width)}
          </figcaption>
        </figure>
        <div className="banner-facts wrap">
          <div className="banner-take">
            <p className="lead">{t("lead")}</p>
            <p className="banner-spec data">{t("spec", { measures: MEASURES, limit: limitMegabytes })}</p>
            <div className="row">
              {files.map(({ path, format, sizeBytes }, index) => (
                <DownloadLink
                  key={path}
                  {...{ path, format, sizeBytes }}
                  name={t("banner")}
                  variant={index === 0 ? "primary" : "line"}
                  size="large"
                />
              ))}
            </div>
          </div>
          <div>
            <FactList>
              <FactLine label={t("width")} value={pixels(width)} />
              <FactLine label={t("height")} value={pixels(height)} />
              <FactLine label={t("ratio")} value={`${width / height}:1`} />
              <FactLine label={t("limit")} value={t("limitValue", { limit: limitMegabytes })} />
              {files.map(({ format, sizeBytes }) => (
                <FactLine
                  key={format}
                  label={t("weight", { format })}
                  value={t("kilobytes", { count: Math.round(sizeBytes / 1000) })}
                />
              ))}
            </FactList>
            <p className="banner-copy">
              <span className="cap">{t("dimensionsLabel")}</span>
              <CopyValue value={MEASURES} name={t("dimensions")} />
            </p>
          </div>
        </div>
      </div>
      <section className="showcase-section wrap" aria-labelledby="worn">
        <div className="showcase-opening">
          <h2 id="worn" className="display t2 w-50">
            {t("worn")}
          </h2>
          <p className="lead muted">{t("wornText")}</p>
        </div>
        <div className="banner-mocks">
          <ProfileMock kind="wide" caption={t("wide")} />
          <ProfileMock kind="phone" caption={t("phone", { count: safeArea.x })} />
        </div>
      </section>
      <section className="gold-block comb-start" aria-labelledby="safe">
        <div className="showcase-section wrap">
          <div className="showcase-opening">
            <h2 id="safe" className="display t2 w-50">
              {t("safe")}
            </h2>
            <p className="lead">{t("safeText")}</p>
          </div>
          <figure className="banner-safe-frame" role="img" aria-label={t("safeAlt")}>
            <BannerPicture alt="" />
            <SafeArea />
          </figure>
          <FactList className="banner-safe-facts">
            <FactLine
              label={t("safeArea")}
              value={t("safeAreaValue", { width: String(safeArea.width), height: String(safeArea.height) })}
            />
            <FactLine label={t("sides")} value={pixels(safeArea.x)} />
            <FactLine label={t("foot")} value={pixels(height - safeArea.y - safeArea.height)} />
          </FactList>
        </div>
      </section>
    </article>
  );
}
