import { type LazyPart, useLazyPart } from "#web/lib/lazy-part.ts";
import type { CityNoteProps, CityNotes } from "#web/page-engine/page.ts";
import { listCityNotes } from "#web/page-engine/page-table.ts";

interface NoteProps extends CityNoteProps {
  part: LazyPart<CityNotes>;
}

function Fact({ part, city }: NoteProps) {
  const notes = useLazyPart(part, { onFailure: () => undefined });
  return notes ? <notes.Fact city={city} /> : null;
}

function Mark({ part, city }: NoteProps) {
  const notes = useLazyPart(part, { onFailure: () => undefined });
  return notes ? <notes.Mark className="world-map-note" city={city} /> : null;
}

/** What other features know of a city, as lines of facts. */
export function CityFacts({ city }: CityNoteProps) {
  return listCityNotes().map(({ name, part }) => <Fact key={name} part={part} city={city} />);
}

/** The same, in a word each. */
export function CityMarks({ city }: CityNoteProps) {
  return listCityNotes().map(({ name, part }) => <Mark key={name} part={part} city={city} />);
}
