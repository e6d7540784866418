import {
  type InfiniteData,
  keepPreviousData,
  type Query,
  type QueryClient,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useMemo } from "react";
import { callApi } from "#web/lib/api-client.ts";
import type { Listing, ListingAnswer, ListingInput, ListingList, SavedAnswer } from "../listing.schema.ts";
import { type ListingFilters, toQuery } from "./use-listing-filters.ts";

type ListingPages = InfiniteData<ListingList, string | null>;

const LISTINGS = "/api/market/listings";
const LISTING_KEY = `${LISTINGS}/:id`;

/** The listings that match, page by page. Whose they are differs from member to member, so each has their own. */
export function useListings(filters: ListingFilters, userId: string | undefined) {
  const query = toQuery(filters);
  return useInfiniteQuery({
    queryKey: [LISTINGS, userId, new URLSearchParams(query).toString()],
    queryFn: ({ pageParam, signal }) => {
      const params = new URLSearchParams([...query, ...(pageParam === null ? [] : [["cursor", pageParam]])]);
      return callApi<ListingList>(params.size === 0 ? LISTINGS : `${LISTINGS}?${params}`, { signal });
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // Until the answer is here the last list stays, so that nothing jumps while someone types.
    placeholderData: keepPreviousData,
    meta: { isKept: true },
  });
}

/** One listing, as this visitor sees it. */
export function useListing(id: string, userId: string | undefined) {
  return useQuery({
    queryKey: [LISTING_KEY, userId ?? "visitor", id],
    queryFn: async ({ signal }) => (await callApi<ListingAnswer>(`${LISTINGS}/${id}`, { signal })).listing,
    // It may be sold while nobody looks.
    staleTime: 0,
  });
}

/** Changes every list that this browser has, wherever the listing stands in it. */
function changeLists(queryClient: QueryClient, change: (listings: Listing[]) => Listing[]): void {
  queryClient.setQueriesData<ListingPages>(
    { queryKey: [LISTINGS] },
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, listings: change(page.listings) })) },
  );
}

interface Market {
  /** Once under a key, however often it is sent. */
  create(listing: ListingInput, key: string | undefined): Promise<Listing>;
  update(id: string, listing: ListingInput): Promise<Listing>;
  markSold(id: string): Promise<Listing>;
  unsell(id: string): Promise<Listing>;
  renew(id: string): Promise<Listing>;
  remove(id: string): Promise<void>;
  /** Keeps it for later, or not; it stays where it stands. */
  setSaved(listing: Listing, isSaved: boolean): Promise<void>;
}

function createMarket(queryClient: QueryClient): Market {
  async function change(path: string, method: "POST" | "PUT" | "DELETE", body?: ListingInput): Promise<Listing> {
    const { listing } = await callApi<ListingAnswer>(path, { method, body });
    show(listing);
    return listing;
  }

  function show(shown: Listing): void {
    changeLists(queryClient, (listings) => listings.map((other) => (other.id === shown.id ? shown : other)));
    const isSame = { predicate: ({ queryKey }: Query) => queryKey[0] === LISTING_KEY && queryKey[2] === shown.id };
    queryClient.setQueriesData<Listing>(isSame, (data) => data && shown);
  }

  return {
    async create(body, key) {
      const { listing } = await callApi<ListingAnswer>(LISTINGS, { method: "POST", body, key });
      // Where it stands is the server's to say.
      await queryClient.invalidateQueries({ queryKey: [LISTINGS] });
      return listing;
    },
    update: (id, body) => change(`${LISTINGS}/${id}`, "PUT", body),
    markSold: (id) => change(`${LISTINGS}/${id}/sold`, "POST"),
    unsell: (id) => change(`${LISTINGS}/${id}/sold`, "DELETE"),
    renew: (id) => change(`${LISTINGS}/${id}/renew`, "POST"),
    async remove(id) {
      await callApi(`${LISTINGS}/${id}`, { method: "DELETE" });
      changeLists(queryClient, (listings) => listings.filter((other) => other.id !== id));
    },
    async setSaved(listing, isSaved) {
      await callApi<SavedAnswer>(`${LISTINGS}/${listing.id}/saved`, { method: isSaved ? "PUT" : "DELETE" });
      show({ ...listing, isSaved });
      // The list of what is saved is asked for anew when it is opened; here nothing goes from under the finger.
      void queryClient.invalidateQueries({ queryKey: [LISTINGS], refetchType: "none" });
    },
  };
}

export function useMarket(): Market {
  const queryClient = useQueryClient();
  return useMemo(() => createMarket(queryClient), [queryClient]);
}
