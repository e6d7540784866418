import { toBoardImage } from "#features/boards/server/board-images.repository.ts";
import type { AppDeps, ThingHead } from "#server/deps.ts";
import { getMeetup } from "./meetups.repository.ts";

/** When by the clocks of its place, in English like all that previews read. */
function writeWhen({ eventAt, timeZone }: { eventAt: Date; timeZone: string }): string {
  const options = { dateStyle: "full", timeStyle: "short", timeZone } as const;
  return new Intl.DateTimeFormat("en-GB", options).format(eventAt);
}

/** What a preview says of a meetup that everybody may see. */
export async function describeMeetup({ db }: Pick<AppDeps, "db">, id: string): Promise<ThingHead | undefined> {
  const found = await getMeetup(db, id, undefined);
  if (found === undefined) return undefined;
  const { title, description, venue, city, country, canceledAt } = found.meetup;
  const where = [venue, city, country].filter((part) => part !== "").join(", ");
  const state = canceledAt === null ? "" : "Canceled. ";
  const [image] = found.images;
  return {
    title,
    description: `${state}${writeWhen(found.meetup)}, ${where}. ${description}`,
    picture: image && toBoardImage(image),
  };
}
