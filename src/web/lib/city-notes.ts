import type { ComponentType } from "react";

export interface CityNoteProps {
  city: string;
}

/** What a feature knows of a city, in its `web/city-notes.tsx`: a line among facts, and a word or two. Both may be empty. */
export interface CityNotes {
  Fact: ComponentType<CityNoteProps>;
  Mark: ComponentType<CityNoteProps & { className: string }>;
}
