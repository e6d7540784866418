import { useState } from "react";
import type { TrackFilter } from "../music.rules.ts";
import { Deck } from "./deck.tsx";
import { LinerNotes } from "./liner-notes.tsx";
import "./music-page.css";
import { MusicVideos } from "./music-videos.tsx";
import { Sleeve } from "./sleeve.tsx";
import { TrackList } from "./track-list.tsx";

/** What search engines and link previews say of it. */
export const musicDescription = "Chaos radio: every {name} track, played here or saved as a file.";

export function MusicPage() {
  const [filter, setFilter] = useState<TrackFilter>("all");

  return (
    <article className="music">
      <Sleeve />
      <Deck shown={filter} />
      <TrackList filter={filter} onFilter={setFilter} />
      <MusicVideos />
      <LinerNotes />
    </article>
  );
}
