import type { Zone } from "#shared/pack-lists.schema.ts";

export const totalMembers = 26_127;

export const zones: readonly Zone[] = [
  { id: "tokyo", name: "Tokyo", country: "Japan", lat: 35.68, lng: 139.69, members: 4231, activity: "extreme" },
  {
    id: "los-angeles",
    name: "Los Angeles",
    country: "United States",
    lat: 34.05,
    lng: -118.24,
    members: 3847,
    activity: "extreme",
  },
  { id: "london", name: "London", country: "United Kingdom", lat: 51.51, lng: -0.13, members: 3102, activity: "high" },
  { id: "berlin", name: "Berlin", country: "Germany", lat: 52.52, lng: 13.41, members: 2764, activity: "high" },
  {
    id: "sao-paulo",
    name: "Sao Paulo",
    country: "Brazil",
    lat: -23.55,
    lng: -46.63,
    members: 2953,
    activity: "extreme",
  },
  { id: "sydney", name: "Sydney", country: "Australia", lat: -33.87, lng: 151.21, members: 1987, activity: "medium" },
  { id: "moscow", name: "Moscow", country: "Russia", lat: 55.76, lng: 37.62, members: 2105, activity: "high" },
  {
    id: "dubai",
    name: "Dubai",
    country: "United Arab Emirates",
    lat: 25.2,
    lng: 55.27,
    members: 1876,
    activity: "high",
  },
  {
    id: "singapore",
    name: "Singapore",
    country: "Singapore",
    lat: 1.35,
    lng: 103.82,
    members: 1719,
    activity: "medium",
  },
  { id: "toronto", name: "Toronto", country: "Canada", lat: 43.65, lng: -79.38, members: 1543, activity: "medium" },
];
