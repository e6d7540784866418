import { geoGraticule10, geoMercator, geoPath } from "d3-geo";
import { feature, mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import countries from "world-atlas/countries-110m.json";

/** Edge of the square world that the outlines are drawn in; the map scales it. */
export const OUTLINE_EDGE = 4096;

/** Land, borders and the net of degrees as SVG paths in a Mercator world of that edge. */
export function drawOutlines(): { land: string; borders: string; net: string } {
  const world = countries as unknown as Topology<{ countries: GeometryCollection; land: GeometryCollection }>;
  const projection = geoMercator()
    .scale(OUTLINE_EDGE / (2 * Math.PI))
    .translate([OUTLINE_EDGE / 2, OUTLINE_EDGE / 2]);
  const draw = geoPath(projection).digits(1);
  return {
    land: draw(feature(world, world.objects.land)) ?? "",
    borders: draw(mesh(world, world.objects.countries, (a, b) => a !== b)) ?? "",
    net: draw(geoGraticule10()) ?? "",
  };
}
