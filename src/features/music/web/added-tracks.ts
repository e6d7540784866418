import { tracks } from "#pack/tracks.catalog.ts";
import { callApi } from "#web/lib/api-client.ts";
import { getMediaUrl } from "#web/lib/media-url.ts";
import type { ListedTrack } from "../music.rules.ts";
import type { AddedTrack, AddedTracks } from "../music.schema.ts";

/** What has no cover of its own wears the one of the pack's first track of its kind. */
function toListedTrack({ coverUrl, ...added }: AddedTrack): ListedTrack {
  const { coverId = "" } = tracks.find(({ category }) => category === added.category) ?? {};
  return { ...added, description: "", isInHomePlayer: true, coverId, ...(coverUrl !== null && { coverUrl }) };
}

/** The pack's tracks, and behind them those that were added. */
export async function loadAllTracks(signal: AbortSignal): Promise<readonly ListedTrack[]> {
  const added = await callApi<AddedTracks>("/api/music/tracks", { signal });
  return [...tracks, ...added.tracks.map(toListedTrack)];
}

export function getCoverUrl({ coverUrl, coverId }: ListedTrack): string {
  return coverUrl ?? getMediaUrl(`covers/${coverId}.webp`);
}
