import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { callApi } from "#web/lib/api-client.ts";
import { keepAnswer } from "#web/lib/keep-answer.ts";
import type { AddedTracks, AddTrack, ChangeTrack, TrackOrder } from "../music.schema.ts";

const TRACKS = "/api/admin/tracks";
const TRACKS_KEY = [TRACKS] as const;

export function useAddedTracks() {
  return useQuery<AddedTracks>({ queryKey: TRACKS_KEY, staleTime: 0, retry: 1 });
}

/** Every change is answered with the catalogue as it is then. */
function useCatalogueChange<Values>(change: (values: Values) => Promise<AddedTracks>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (catalogue) => keepAnswer(queryClient, TRACKS_KEY, catalogue),
  });
}

export function useAddTrack() {
  return useCatalogueChange((body: AddTrack) => callApi<AddedTracks>(TRACKS, { method: "POST", body }));
}

export function useChangeTrack() {
  return useCatalogueChange(({ id, ...body }: ChangeTrack & { id: string }) =>
    callApi<AddedTracks>(`${TRACKS}/${id}`, { method: "PUT", body }),
  );
}

export function useRemoveTrack() {
  return useCatalogueChange((id: string) => callApi<AddedTracks>(`${TRACKS}/${id}`, { method: "DELETE" }));
}

export function useOrderTracks() {
  return useCatalogueChange((body: TrackOrder) => callApi<AddedTracks>(`${TRACKS}/order`, { method: "PUT", body }));
}
