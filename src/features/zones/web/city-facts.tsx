import { pack } from "#pack/pack.ts";
import { isSwitchedOff } from "#shared/switched-off.ts";
import type { CityNoteProps, CityNotes } from "#web/lib/city-notes.ts";
import { type LazyPart, lazyPart, useLazyPart } from "#web/lib/lazy-part.ts";

// Not in the faces of the features: every page would load a word of it.
const modules = import.meta.glob<CityNotes>("../../*/web/city-notes.tsx", { import: "cityNotes" });

const parts = Object.entries(modules)
  .map(([path, fetch]) => ({ name: path.split("/")[2] ?? "", part: lazyPart(fetch) }))
  .filter(({ name }) => !isSwitchedOff(pack, name));

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
  return parts.map(({ name, part }) => <Fact key={name} part={part} city={city} />);
}

/** The same, in a word each. */
export function CityMarks({ city }: CityNoteProps) {
  return parts.map(({ name, part }) => <Mark key={name} part={part} city={city} />);
}
