import { useMeetupCities } from "#features/meetups/web/meetup-cities.api.ts";

/** How many meetups are to come in the city of a zone. */
export function useZoneMeetups(): (zoneName: string) => number {
  const cities = useMeetupCities();
  return (zoneName) => cities.find(({ city }) => city.toLowerCase() === zoneName.toLowerCase())?.count ?? 0;
}
