import { geoGraticule10, geoMercator, geoPath } from "d3-geo";
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { feature, mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import countries from "world-atlas/countries-110m.json";
import { zones } from "#pack/zones.catalog.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import {
  getWorldEdge,
  type MapPoint,
  type MapSize,
  type MapView,
  panView,
  placeInWindow,
  revealPlace,
  START_VIEW,
  toWorldPoint,
  ZOOM_MAX,
  ZOOM_MIN,
  zoomView,
} from "../map-view.rules.ts";
import { MapPin } from "./map-pin.tsx";
import { useMapGestures } from "./use-map-gestures.ts";
import { worldMapMessages } from "./world-map.messages.ts";
import "./world-map.css";

/** Edge of the square world that the outlines are drawn in; the map scales it. */
const OUTLINE_EDGE = 4096;

/** Land, borders and the net of degrees as SVG paths in a Mercator world of that edge. */
function drawOutlines(): { land: string; borders: string; net: string } {
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

export interface WorldMapProps {
  selectedId: string;
  onSelect: (id: string) => void;
}

/** How far one press of an arrow key moves the map, in pixels. */
const STEP = 80;
/** A chosen zone stands at least this far inside the window, in pixels. */
const MARGIN = 28;
/** From here on there is room for every name. */
const NAMES_FROM_ZOOM = 3;
/** Room for the longest name behind its pin, in pixels. */
const NAME_ROOM = 130;

const KEYS: Record<string, (view: MapView, anchor: MapPoint) => MapView> = {
  ArrowLeft: (view) => panView(view, { x: -STEP, y: 0 }),
  ArrowRight: (view) => panView(view, { x: STEP, y: 0 }),
  ArrowUp: (view) => panView(view, { x: 0, y: -STEP }),
  ArrowDown: (view) => panView(view, { x: 0, y: STEP }),
  "+": (view, anchor) => zoomView(view, 1, anchor),
  "=": (view, anchor) => zoomView(view, 1, anchor),
  "-": (view, anchor) => zoomView(view, -1, anchor),
  "0": () => START_VIEW,
};

function useSize(ref: { current: HTMLElement | null }): MapSize {
  const [size, setSize] = useState<MapSize>({ width: 0, height: 0 });
  useLayoutEffect(() => {
    const map = ref.current;
    if (map === null) return;
    const observer = new ResizeObserver(() => setSize({ width: map.clientWidth, height: map.clientHeight }));
    setSize({ width: map.clientWidth, height: map.clientHeight });
    observer.observe(map);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}

/** The real map: drawn from bundled outlines, asks nobody for anything. */
export function WorldMap({ selectedId, onSelect }: WorldMapProps) {
  const t = useMessages(worldMapMessages);
  const ref = useRef<HTMLDivElement>(null);
  const howToId = useId();
  const [view, setView] = useState(START_VIEW);
  const size = useSize(ref);
  useMapGestures(ref, setView);

  // The button that asked for the map is gone; its keys go on here.
  useEffect(() => ref.current?.focus(), []);

  const selected = zones.find(({ id }) => id === selectedId);
  const shownId = useRef(selectedId);
  useEffect(() => {
    if (selected === undefined || selected.id === shownId.current) return;
    shownId.current = selected.id;
    setView((current) => revealPlace(current, selected, size, MARGIN));
  }, [selected, size]);

  /** What the zoom closes in on, from the middle of the window: the chosen zone while it is in sight. */
  function findAnchor(): MapPoint {
    if (selected === undefined || revealPlace(view, selected, size, 0) !== view) return { x: 0, y: 0 };
    const { x, y } = placeInWindow(selected, view, size);
    return { x: x - size.width / 2, y: y - size.height / 2 };
  }

  function handleKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const change = event.ctrlKey || event.metaKey || event.altKey ? undefined : KEYS[event.key];
    if (change === undefined) return;
    event.preventDefault();
    const anchor = findAnchor();
    setView((current) => change(current, anchor));
  }

  function zoom(steps: number) {
    const anchor = findAnchor();
    setView((current) => zoomView(current, steps, anchor));
  }

  return (
    <div className="world-map-frame">
      <div
        ref={ref}
        className="world-map"
        role="application"
        aria-label={t("map")}
        aria-describedby={howToId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the map
        tabIndex={0}
        onKeyDown={handleKeyDown}
      >
        <Outlines view={view} size={size} />
        {zones.map((zone) => (
          <MapPin
            key={zone.id}
            zone={zone}
            point={placeInWindow(zone, view, size)}
            isSelected={zone.id === selectedId}
            isNamed={view.zoom >= NAMES_FROM_ZOOM}
            isNearEnd={placeInWindow(zone, view, size).x > size.width - NAME_ROOM}
            onSelect={onSelect}
            onReveal={() => setView((current) => revealPlace(current, zone, size, MARGIN))}
          />
        ))}
      </div>
      <div className="world-map-tools">
        <IconButton icon="plus" label={t("zoomIn")} disabled={view.zoom >= ZOOM_MAX} onClick={() => zoom(1)} />
        <IconButton icon="minus" label={t("zoomOut")} disabled={view.zoom <= ZOOM_MIN} onClick={() => zoom(-1)} />
        <IconButton icon="globe" label={t("reset")} onClick={() => setView(START_VIEW)} />
      </div>
      <p className="world-map-hint cap">
        <span>{t("hint")}</span> <span>{t("outlines")}</span>
      </p>
      <p id={howToId} className="visually-hidden">
        {t("howTo")}
      </p>
    </div>
  );
}

const DOT_GRID = 7;

/** The outlines are drawn once; only their transform follows the view. */
function Outlines({ view, size }: { view: MapView; size: MapSize }) {
  const [{ land, borders, net }] = useState(drawOutlines);
  const dotsId = useId();
  const edge = getWorldEdge(view.zoom);
  const scale = edge / OUTLINE_EDGE;
  const centre = toWorldPoint(view);
  const transform = `translate(${size.width / 2 - centre.x * edge} ${size.height / 2 - centre.y * edge}) scale(${scale})`;
  return (
    <svg className="world-map-outlines" aria-hidden="true">
      <defs>
        <pattern
          id={dotsId}
          width={DOT_GRID}
          height={DOT_GRID}
          patternUnits="userSpaceOnUse"
          patternTransform={`scale(${1 / scale}) rotate(45)`}
        >
          <circle className="world-map-dot" cx={DOT_GRID / 2} cy={DOT_GRID / 2} r={1.9} />
        </pattern>
      </defs>
      <g transform={transform}>
        <path className="world-map-net" d={net} />
        <path className="world-map-land" d={land} fill={`url(#${dotsId})`} />
        <path className="world-map-borders" d={borders} />
      </g>
    </svg>
  );
}
