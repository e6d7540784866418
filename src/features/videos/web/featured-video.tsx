import { useState } from "react";
import type { Video } from "#shared/pack-lists.schema.ts";
import { writeFigure } from "#web/i18n/locale.ts";
import { useMessages, usePackWords } from "#web/i18n/messages.ts";
import { NewTabHint } from "#web/layout/new-tab-hint.tsx";
import { lazyPart, useLazyPart } from "#web/lib/lazy-part.ts";
import { reportError } from "#web/lib/report-error.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { VideoPicture } from "./media-picture.tsx";
import { videosMessages } from "./videos.messages.ts";
import "./video-facts.css";

/** Comes with the first play, as its files do. */
const clip = lazyPart(() => import("./video-clip.tsx"));

/** The loop of a video that is played, once it is here; who wants less motion keeps the still. */
function usePlayedClip(id: string, isPlaying: boolean) {
  const isWanted = isPlaying && !matchMedia("(prefers-reduced-motion: reduce)").matches;
  const part = useLazyPart(clip, { isWanted, onFailure: (error) => reportError(error, "Loading a loop") });
  const Clip = isWanted && part?.hasClip(id) ? part.VideoClip : undefined;
  const isStill = isPlaying && Clip === undefined && (!isWanted || part !== undefined);
  return { Clip, isStill };
}

/** The screen: a still with its key, its title on the foot, and the way to all of it. */
export function FeaturedVideo({ video }: { video: Video }) {
  const t = useMessages(videosMessages);
  const [isPlaying, setIsPlaying] = useState(false);
  const { Clip, isStill } = usePlayedClip(video.id, isPlaying);
  const { id, duration, views, category, url } = video;
  const inWords = usePackWords();
  const title = inWords(video.title);
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
          {Clip && <Clip id={id} />}
          <span className="videos-key">
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={Clip ? "M6 4h4v16H6zM14 4h4v16h-4z" : "M6 3l15 9-15 9z"} />
            </svg>
          </span>
        </button>
        <Tag className="videos-category">{t(category)}</Tag>
        <Tag className="videos-duration" isLive={Clip !== undefined}>
          {Clip ? t("playing") : duration}
        </Tag>
        <h3 className="videos-title display w-50">{title}</h3>
      </div>
      <div className="videos-facts">
        <div>
          <p>{inWords(video.description)}</p>
          <p className="videos-views cap muted">{t("views", { views: writeFigure(views) })}</p>
          <p className="videos-moving" role="status">
            {Clip && t("loop")}
            {isStill && t("moving")}
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
