import { tracks } from "#pack/tracks.catalog.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { getMediaUrl } from "#web/lib/media-url.ts";
import { musicMessages } from "./music.messages.ts";
import "./music-videos.css";
import { Written } from "#web/ui/written.tsx";

/** The newest tracks are filmed first. */
const filmed = tracks.filter(({ category }) => category === "latest").slice(0, 3);

/** Places for videos that do not exist yet: the pattern of each cover, zipped shut. */
export function MusicVideos() {
  const t = useMessages(musicMessages);
  return (
    <section aria-labelledby="music-videos">
      <div className="wrap music-videos-head">
        <h2 className="display t3 w-62" id="music-videos">
          {t("videos")}
        </h2>
        <p className="muted">{t("videosText")}</p>
      </div>
      <ul className="music-videos-row">
        {filmed.map(({ id, title, coverId }) => (
          <li key={id} className="music-video">
            <img src={getMediaUrl(`covers/${coverId}.webp`)} width="512" height="512" loading="lazy" alt="" />
            <div className="divider" />
            <p className="music-video-state display t5 w-84">{t("comingSoon")}</p>
            <h3 className="music-video-title display t4 w-75">
              <Written>{title}</Written>
            </h3>
          </li>
        ))}
      </ul>
    </section>
  );
}
