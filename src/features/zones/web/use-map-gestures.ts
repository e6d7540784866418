import { type PointerEvent, type RefObject, useEffect, useRef } from "react";
import { type MapPoint, type MapView, panView, zoomView } from "../map-view.rules.ts";

type ChangeView = (change: (view: MapView) => MapView) => void;

/** Wheel travel of one zoom step. */
const WHEEL_STEP = 240;

/** The middle of the fingers and how far apart they are. */
function measure(pointers: Map<number, MapPoint>): { middle: MapPoint; spread: number } {
  const [first = { x: 0, y: 0 }, second = first] = pointers.values();
  return {
    middle: { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 },
    spread: Math.hypot(first.x - second.x, first.y - second.y),
  };
}

/** Drag moves, two fingers move and zoom, the wheel zooms with Ctrl only, so that the page still scrolls over the map. */
export function useMapGestures(ref: RefObject<HTMLElement | null>, changeView: ChangeView) {
  const pointers = useRef(new Map<number, MapPoint>());

  function fromCentre({ clientX, clientY }: { clientX: number; clientY: number }): MapPoint {
    const box = ref.current?.getBoundingClientRect() ?? new DOMRect();
    return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 };
  }

  useEffect(() => {
    const map = ref.current;
    if (map === null) return;
    function handleWheel(event: WheelEvent) {
      if (map === null || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      const box = map.getBoundingClientRect();
      const point = { x: event.clientX - box.left - box.width / 2, y: event.clientY - box.top - box.height / 2 };
      changeView((view) => zoomView(view, -event.deltaY / WHEEL_STEP, point));
    }
    // React's own wheel listeners are passive and could not keep the page from zooming.
    map.addEventListener("wheel", handleWheel, { passive: false });
    return () => map.removeEventListener("wheel", handleWheel);
  }, [ref, changeView]);

  function handleDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0 || (event.target as Element).closest("button")) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, fromCentre(event));
  }

  function handleMove(event: PointerEvent<HTMLElement>) {
    if (!pointers.current.has(event.pointerId)) return;
    const before = measure(pointers.current);
    pointers.current.set(event.pointerId, fromCentre(event));
    const after = measure(pointers.current);
    changeView((view) => {
      const moved = panView(view, { x: before.middle.x - after.middle.x, y: before.middle.y - after.middle.y });
      return before.spread > 0 && after.spread > 0
        ? zoomView(moved, Math.log2(after.spread / before.spread), after.middle)
        : moved;
    });
  }

  function handleEnd(event: PointerEvent<HTMLElement>) {
    pointers.current.delete(event.pointerId);
  }

  return {
    onPointerDown: handleDown,
    onPointerMove: handleMove,
    onPointerUp: handleEnd,
    onPointerCancel: handleEnd,
  };
}
