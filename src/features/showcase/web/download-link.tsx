import { pack } from "#pack/pack.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { getMediaUrl } from "#web/lib/media-url.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import "./download-link.css";
import { showcaseMessages } from "./showcase.messages.ts";

interface DownloadLinkProps {
  /** Path in the pack's `media`. */
  path: string;
  format: string;
  sizeBytes: number;
  /** What the file shows. */
  name: string;
  variant?: "primary" | "line";
  size?: "large" | "medium" | "small";
}

/** A file to take, by a plain link: it works before any script has loaded, and without. */
export function DownloadLink({ path, format, sizeBytes, name, variant = "line", size = "medium" }: DownloadLinkProps) {
  const t = useMessages(showcaseMessages);
  const fileName = `${pack.id}-${path.split("/").at(-1)}`;
  return (
    <ButtonLink href={getMediaUrl(path)} download={fileName} icon="download" variant={variant} size={size}>
      <span>
        <bdi>{format}</bdi> <span className="visually-hidden">{t("ofThing", { name })}, </span>
        <span className="download-size data">{t("size", { count: Math.max(1, Math.round(sizeBytes / 1000)) })}</span>
      </span>
    </ButtonLink>
  );
}
