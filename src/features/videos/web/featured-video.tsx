import { useState } from "react";
import type { Video } from "#shared/pack-lists.schema.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { NewTabHint } from "#web/layout/new-tab-hint.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { VideoPicture } from "./media-picture.tsx";
import { videosMessages } from "./videos.messages.ts";
import "./video-facts.css";

/** The screen: a still with its key, its title on the foot, and the way to where it moves. */
export function FeaturedVideo({ video }: { video: Video }) {
  const t = useMessages(videosMessages);
  const [isPlaying, setIsPlaying] = useState(false);
  const { id, title, description, duration, views, category, url } = video;
  return (
    <article className="videos-screen" aria-label={title}>
      <div className="videos-still">
        <button
          type="button"
          className="videos-thumbnail"
          aria-pressed={isPlaying}
          aria-label={t("play", { title })}
          onClick={() => setIsPlaying(!isPlaying)}
        >
          <VideoPicture id={id} sizes="(max-width: 760px) 134vw, (max-width: 1100px) 100vw, 67vw" />
          <span className="videos-key">
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={isPlaying ? "M6 4h4v16H6zM14 4h4v16h-4z" : "M6 3l15 9-15 9z"} />
            </svg>
          </span>
        </button>
        <Tag className="videos-category">{t(category)}</Tag>
        <Tag className="videos-duration" isLive={isPlaying}>
          {isPlaying ? t("playing") : duration}
        </Tag>
        <h3 className="videos-title display w-50">{title}</h3>
      </div>
      <div className="videos-facts">
        <div>
          <p>{description}</p>
          <p className="videos-views cap muted">{t("views", { views })}</p>
          <p className="videos-moving" role="status">
            {isPlaying && t("moving")}
          </p>
        </div>
        <ButtonLink variant={isPlaying ? "primary" : "line"} size="medium" href={url} target="_blank">
          {t("watch")}
          <NewTabHint />
        </ButtonLink>
      </div>
    </article>
  );
}
