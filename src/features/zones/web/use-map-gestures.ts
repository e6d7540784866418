import { type RefObject, useEffect } from "react";
import { type MapPoint, type MapView, panView, zoomView } from "../map-view.rules.ts";

type ChangeView = (change: (view: MapView) => MapView) => void;

/** Wheel travel of one zoom step. */
const WHEEL_STEP = 240;

/** The middle of the fingers and how far apart they are. */
function measure(fingers: Map<number, MapPoint>): { middle: MapPoint; spread: number } {
  const [first = { x: 0, y: 0 }, second = first] = fingers.values();
  return {
    middle: { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 },
    spread: Math.hypot(first.x - second.x, first.y - second.y),
  };
}

/** Drag moves, two fingers move and zoom, the wheel zooms with Ctrl only, so that the page still scrolls over the map. */
export function useMapGestures(ref: RefObject<HTMLElement | null>, changeView: ChangeView): void {
  useEffect(() => {
    const map = ref.current;
    if (map === null) return;
    const fingers = new Map<number, MapPoint>();
    const ending = new AbortController();
    const { signal } = ending;

    function fromCentre({ clientX, clientY }: MouseEvent): MapPoint {
      const box = map?.getBoundingClientRect() ?? new DOMRect();
      return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
    }

    function handleWheel(event: WheelEvent) {
      if (!(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      const point = fromCentre(event);
      changeView((view) => zoomView(view, -event.deltaY / WHEEL_STEP, point));
    }

    function handleDown(event: PointerEvent) {
      if (event.button !== 0 || (event.target as Element).closest("button")) return;
      map?.setPointerCapture(event.pointerId);
      fingers.set(event.pointerId, fromCentre(event));
    }

    function handleMove(event: PointerEvent) {
      if (!fingers.has(event.pointerId)) return;
      const before = measure(fingers);
      fingers.set(event.pointerId, fromCentre(event));
      const { middle, spread } = measure(fingers);
      changeView((view) => {
        const moved = panView(view, { x: before.middle.x - middle.x, y: before.middle.y - middle.y });
        return before.spread > 0 && spread > 0 ? zoomView(moved, Math.log2(spread / before.spread), middle) : moved;
      });
    }

    // A passive listener could not keep the page from zooming.
    map.addEventListener("wheel", handleWheel, { passive: false, signal });
    map.addEventListener("pointerdown", handleDown, { signal });
    map.addEventListener("pointermove", handleMove, { signal });
    for (const end of ["pointerup", "pointercancel"] as const)
      map.addEventListener(end, ({ pointerId }) => fingers.delete(pointerId), { signal });
    return () => ending.abort();
  }, [ref, changeView]);
}
