import { useMessages } from "#web/i18n/messages.ts";
import type { CityNoteProps, CityNotes } from "#web/lib/city-notes.ts";
import { Anchor } from "#web/ui/anchor.tsx";
import { FactLine } from "#web/ui/fact-list.tsx";
import { cityNotesMessages } from "./city-notes.messages.ts";
import { useMeetupCities } from "./meetup-cities.api.ts";

/** How many meetups are to come in a city, in words; undefined where there are none. */
function useComing(city: string): string | undefined {
  const t = useMessages(cityNotesMessages);
  const count = useMeetupCities().find((place) => place.city.toLowerCase() === city.toLowerCase())?.count ?? 0;
  return count > 0 ? t("meetups", { count }) : undefined;
}

function ComingFact({ city }: CityNoteProps) {
  const t = useMessages(cityNotesMessages);
  const coming = useComing(city);
  if (coming === undefined) return null;
  const link = (
    <Anchor className="text-link" href={`/meetups?city=${encodeURIComponent(city)}`}>
      {coming}
    </Anchor>
  );
  return <FactLine label={t("coming")} value={link} />;
}

function ComingMark({ city, className }: CityNoteProps & { className: string }) {
  const coming = useComing(city);
  return coming === undefined ? null : <b className={className}> {coming}</b>;
}

export const cityNotes: CityNotes = { Fact: ComingFact, Mark: ComingMark };
