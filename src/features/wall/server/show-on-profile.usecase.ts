import type { AppDeps } from "#server/deps.ts";
import type { PublicProfileParts } from "#server/public-profile.ts";
import { toPicture } from "./thing-answer.rules.ts";
import { listShownThingsOf } from "./wall.repository.ts";

/** Things that a profile shows. */
const SHOWN_MAX = 6;

export async function showOnProfile({ db }: Pick<AppDeps, "db">, userId: string): Promise<PublicProfileParts["wall"]> {
  const found = await listShownThingsOf(db, userId, SHOWN_MAX);
  return found.map(({ thing }) => {
    const picture = toPicture(thing);
    const { id, title, text } = thing;
    const { smallUrl: url, width, height } = picture ?? { smallUrl: "", width: 0, height: 0 };
    return { id, title, text, picture: picture && { url, width, height } };
  });
}
