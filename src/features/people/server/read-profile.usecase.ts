import { mapFields, publicProfileFields } from "#features/users/profile-fields.catalog.ts";
import { isUsername } from "#features/users/users.rules.ts";
import type { AppDeps } from "#server/deps.ts";
import type { PublicProfileParts } from "#server/public-profile.ts";
import type { PublicProfile } from "../people.schema.ts";
import { findMember, getVisibility } from "./people.repository.ts";

/** What a member shows; undefined alike for who is not there, who is locked, and who shows nothing. */
export async function readProfile(
  deps: Pick<AppDeps, "db" | "clock" | "features">,
  { username, viewerId }: { username: string; viewerId: string | undefined },
): Promise<PublicProfile | undefined> {
  const member = isUsername(username) ? await findMember(deps.db, username) : undefined;
  if (member === undefined) return undefined;
  const { id } = member;
  const shows = await getVisibility(deps.db, id);
  const isOwn = id === viewerId;
  if (!shows.isVisible && !isOwn) return undefined;

  async function read<Part extends keyof PublicProfileParts>(part: Part): Promise<PublicProfileParts[Part] | null> {
    const reader = deps.features.find(({ publicProfile }) => publicProfile?.[part])?.publicProfile?.[part];
    return shows[part] && reader ? reader(deps, id) : null;
  }

  const [points, wall, hosting] = await Promise.all([read("points"), read("wall"), read("hosting")]);
  return {
    id,
    username: member.username,
    faceId: member.faceId,
    isVisible: shows.isVisible,
    isOwn,
    handles: shows.handles ? mapFields(publicProfileFields, ({ name }) => member[name]) : null,
    points,
    wall,
    hosting,
  };
}
