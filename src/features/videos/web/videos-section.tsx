import { useState } from "react";
import { videos } from "#pack/videos.catalog.ts";
import { useMessages, usePackWords } from "#web/i18n/messages.ts";
import { FitTitle } from "#web/ui/fit-title.tsx";
import { videosMessages } from "./videos.messages.ts";
import "./videos-section.css";
import { Creators } from "./creators.tsx";
import { FeaturedVideo } from "./featured-video.tsx";
import { VideoPicture } from "./media-picture.tsx";

/** The screening room: one picture to the edge of the page, the title and the programme beside it. */
export function VideosSection() {
  const t = useMessages(videosMessages);
  const inWords = usePackWords();
  const [selected, setSelected] = useState(videos[0]);
  if (selected === undefined) return null;
  return (
    <section id="content" className="videos wrap" aria-labelledby="videos-title">
      <div className="videos-room">
        <FitTitle id="videos-title" className="videos-heading" title={[t.title("titleStart"), t.title("titleEnd")]} />
        <FeaturedVideo key={selected.id} video={selected} />
        <div>
          <h3 className="cap muted">{t("featured")}</h3>
          <ul className="videos-list">
            {videos.map((video) => (
              <li key={video.id}>
                <button
                  type="button"
                  className="videos-row"
                  aria-pressed={video === selected}
                  onClick={() => setSelected(video)}
                >
                  <span className="videos-thumb">
                    <VideoPicture id={video.id} sizes="112px" />
                  </span>
                  <span>
                    <b>{inWords(video.title)}</b> <span className="videos-row-category cap">{t(video.category)}</span>
                  </span>
                  <span className="data">{video.duration}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <Creators />
    </section>
  );
}
