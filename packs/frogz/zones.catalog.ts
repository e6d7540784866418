import type { Zone } from "#shared/pack-lists.schema.ts";

export const totalMembers = 3418;

/** Places where water comes first. */
export const zones: readonly Zone[] = [
  { id: "kyoto", name: "Kyoto", country: "Japan", lat: 35.01, lng: 135.77, members: 731, activity: "extreme" },
  { id: "bergen", name: "Bergen", country: "Norway", lat: 60.39, lng: 5.32, members: 604, activity: "high" },
  {
    id: "xochimilco",
    name: "Xochimilco",
    country: "Mexico",
    lat: 19.26,
    lng: -99.1,
    members: 588,
    activity: "extreme",
  },
  { id: "manaus", name: "Manaus", country: "Brazil", lat: -3.12, lng: -60.02, members: 497, activity: "high" },
  {
    id: "seattle",
    name: "Seattle",
    country: "United States",
    lat: 47.61,
    lng: -122.33,
    members: 452,
    activity: "medium",
  },
  { id: "valdivia", name: "Valdivia", country: "Chile", lat: -39.81, lng: -73.25, members: 386, activity: "medium" },
];
