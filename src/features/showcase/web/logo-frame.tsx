import { pack } from "#pack/pack.ts";
import type { Logo, LogoBackground } from "#shared/pack-brand.schema.ts";
import { useMessages, usePackWords } from "#web/i18n/messages.ts";
import { getMediaUrl } from "#web/lib/media-url.ts";
import { classNames } from "#web/ui/class-names.ts";
import { FactLine, FactList } from "#web/ui/fact-list.tsx";
import { DownloadLink } from "./download-link.tsx";
import "./logo-frame.css";
import { logosMessages } from "./logos.messages.ts";

const backgroundClasses: Record<LogoBackground, string> = {
  void: "logo-background-void",
  paper: "paper logo-background-paper",
  hero: "hero-block",
  flood: "flood-block",
  gold: "gold-block",
};

interface LogoFrameProps {
  logo: Logo;
  /** Its number on the contact sheet, from 1. */
  number: number;
  count: number;
}

/** One frame of the contact sheet: the logo on its best ground, small on the others, and its files. */
export function LogoFrame({ logo, number, count }: LogoFrameProps) {
  const t = useMessages(logosMessages);
  const { id, backgrounds, svg, png } = logo;
  const name = usePackWords()(logo.name);
  const files = [
    { format: "SVG", path: `logo/${id}.svg`, ...svg },
    { format: "PNG", path: `logo/png/${id}.png`, ...png },
  ];
  return (
    <li className="logo-frame">
      <figure>
        {backgrounds.map((background, index) => (
          <div
            key={background}
            className={classNames(
              "logo-background",
              backgroundClasses[background],
              index === 0 && "logo-background-main",
            )}
          >
            <img
              className="logo"
              src={getMediaUrl(`logo/${id}.svg`)}
              width={svg.width}
              height={svg.height}
              alt={index === 0 ? t("logoAlt", { brand: pack.name, name }) : ""}
              loading={number > 2 ? "lazy" : undefined}
            />
          </div>
        ))}
        <figcaption className="logo-caption">
          <h2 className="logo-name display">{name}</h2>
          <span className="cap muted" aria-hidden="true">
            {t("frame", { number, count })}
          </span>
        </figcaption>
      </figure>
      <FactList>
        {files.map(({ format, width, height }) => (
          <FactLine key={format} label={format} value={t("facts", { width: String(width), height: String(height) })} />
        ))}
      </FactList>
      <div className="logo-files">
        {files.map(({ format, path, sizeBytes }) => (
          <DownloadLink key={format} {...{ format, path, sizeBytes, name }} />
        ))}
      </div>
    </li>
  );
}
