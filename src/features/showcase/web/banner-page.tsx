import { pack } from "#shared/pack.ts";
import { banner } from "#shared/pack-brand.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { FitTitle } from "#web/ui/fit-title.tsx";
import { ReceiptLine, ReceiptList } from "#web/ui/receipt.tsx";
import { bannerMessages } from "./banner.messages.ts";
import "./banner-page.css";
import { BannerPicture } from "./banner-picture.tsx";
import { CopyValue } from "./copy-value.tsx";
import { DownloadLink } from "./download-link.tsx";
import { ProfileMock } from "./profile-mock.tsx";
import { SafeArea } from "./safe-area.tsx";
import "./showcase.css";

const { width, height, limitMegabytes, safeArea, files } = banner;
const MEASURES = `${width}x${height}`;

export function BannerPage() {
  const t = useMessages(bannerMessages);
  const pixels = (count: number) => t("pixels", { count: String(count) });
  return (
    <article className="showcase">
      <div className="paper comb-end">
        <header className="showcase-head wrap">
          <p className="cap muted">{t("label")}</p>
          <FitTitle as="h1" title={t.title("title")} />
        </header>
        <figure className="banner-print">
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
            <ReceiptList>
              <ReceiptLine label={t("width")} value={pixels(width)} />
              <ReceiptLine label={t("height")} value={pixels(height)} />
              <ReceiptLine label={t("ratio")} value={`${width / height}:1`} />
              <ReceiptLine label={t("limit")} value={t("limitValue", { limit: limitMegabytes })} />
              {files.map(({ format, sizeBytes }) => (
                <ReceiptLine
                  key={format}
                  label={t("weight", { format })}
                  value={t("kilobytes", { count: Math.round(sizeBytes / 1000) })}
                />
              ))}
            </ReceiptList>
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
      <section className="banner-safe gold-block comb-start" aria-labelledby="safe">
        <div className="showcase-section wrap">
          <div className="showcase-opening">
            <h2 id="safe" className="display t2 w-50">
              {t("safe")}
            </h2>
            <p className="lead">{t("safeText")}</p>
          </div>
          <figure className="banner-safe-print" role="img" aria-label={t("safeAlt")}>
            <BannerPicture alt="" />
            <SafeArea />
          </figure>
          <ReceiptList className="banner-safe-facts">
            <ReceiptLine
              label={t("safeArea")}
              value={t("safeAreaValue", { width: String(safeArea.width), height: String(safeArea.height) })}
            />
            <ReceiptLine label={t("sides")} value={pixels(safeArea.x)} />
            <ReceiptLine label={t("foot")} value={pixels(height - safeArea.y - safeArea.height)} />
          </ReceiptList>
        </div>
      </section>
    </article>
  );
}
