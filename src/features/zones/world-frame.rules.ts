/** The dotted world: a plain grid of degrees, cut off where nobody lives. */
export const WORLD_FRAME = { west: -180, north: 87, degreesWide: 360, degreesHigh: 168 };

export interface GeoPoint {
  lat: number;
  lng: number;
}

/** Where a place stands in the frame, in percent from its start and its top. */
export function placeInFrame({ lat, lng }: GeoPoint): { x: number; y: number } {
  const { west, north, degreesWide, degreesHigh } = WORLD_FRAME;
  return { x: ((lng - west) / degreesWide) * 100, y: ((north - lat) / degreesHigh) * 100 };
}
