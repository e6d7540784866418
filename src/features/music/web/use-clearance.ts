import { type RefObject, useEffect, useRef } from "react";

/** What somebody fills in, and what a page asks its visitors to press: over these the large player folds. */
const ACTIONS =
  "input, textarea, select, form button, fieldset button, .button, [role=slider], [role=switch], [contenteditable]";
/** These, and the picture that somebody works on: on none of them the small one stands. */
const CONTROLS = `${ACTIONS}, button, a[href], summary, label, canvas, [tabindex="0"]`;
/** Less than the smallest control is wide, so that none slips through between two looks. */
const LOOK_EVERY_PX = 18;
/** Where the small player looks for room: ever higher along its own edge, then along the other one. */
const STEP_PX = 72;
const EDGE_PX = 16;
/** Below the header. */
const TOP_PX = 120;
/** It moves when the page rests, in milliseconds. */
const REST_MS = 120;

interface Place {
  x: number;
  y: number;
}

/** From just inside of one edge to just inside of the other. */
function listLooks(from: number, to: number): number[] {
  const count = Math.ceil((to - from) / LOOK_EVERY_PX);
  const inset = Math.min(1, (to - from) / 2);
  return Array.from({ length: count + 1 }, (_, step) => from + inset + ((to - from - 2 * inset) * step) / count);
}

/** Where such elements have their boxes within the window; some of them may be clipped or hidden. */
function listBoxes(player: HTMLElement, kinds: string): DOMRect[] {
  return [...document.querySelectorAll(kinds)]
    .filter((element) => !player.contains(element))
    .map((element) => element.getBoundingClientRect())
    .filter(({ bottom, top }) => bottom > 0 && top < window.innerHeight);
}

function findShared(one: DOMRect, other: DOMRect): DOMRect | undefined {
  const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)];
  const [right, bottom] = [Math.min(one.right, other.right), Math.min(one.bottom, other.bottom)];
  return right - left > 1 && bottom - top > 1 ? new DOMRect(left, top, right - left, bottom - top) : undefined;
}

/** Looks only where there are boxes: each look costs a phone a millisecond. */
function covers(player: HTMLElement, place: DOMRect, { kinds, boxes }: { kinds: string; boxes: DOMRect[] }): boolean {
  return boxes.some((box) => {
    const shared = findShared(place, box);
    if (shared === undefined) return false;
    return listLooks(shared.top, shared.bottom).some((y) =>
      listLooks(shared.left, shared.right).some((x) =>
        document.elementsFromPoint(x, y).some((element) => !player.contains(element) && element.matches(kinds)),
      ),
    );
  });
}

function listPlaces({ left, right, top }: DOMRect): Place[] {
  const otherSide = left < window.innerWidth / 2 ? window.innerWidth - EDGE_PX - right : EDGE_PX - left;
  const heights: number[] = [];
  for (let y = 0; top - y > TOP_PX; y += STEP_PX) heights.push(-y);
  return [0, otherSide].flatMap((x) => heights.map((y) => ({ x, y })));
}

/** Where the player stands without having moved. */
function getHome(player: HTMLElement): DOMRect {
  const { x, y, width, height } = player.getBoundingClientRect();
  const moved = new DOMMatrix(getComputedStyle(player).transform);
  return new DOMRect(x - moved.e, y - moved.f, width, height);
}

function isFree(player: HTMLElement, place: DOMRect, kinds: string): boolean {
  return !covers(player, place, { kinds, boxes: listBoxes(player, kinds) });
}

/** Where the small player stands on nothing. */
function findPlace(player: HTMLElement): Place | undefined {
  const home = getHome(player);
  const controls = { kinds: CONTROLS, boxes: listBoxes(player, CONTROLS) };
  return listPlaces(home).find(
    ({ x, y }) => !covers(player, new DOMRect(home.x + x, home.y + y, home.width, home.height), controls),
  );
}

/** Where the large player stood, in a window of this size. */
interface Room {
  home: DOMRect;
  width: number;
  height: number;
}

/** Whether there is room for the large player; a window of another width has to be tried. */
function hasRoom(player: HTMLElement, { home, width, height }: Room): boolean {
  if (width !== window.innerWidth) return true;
  const moved = new DOMRect(home.x, home.y + window.innerHeight - height, home.width, home.height);
  return isFree(player, moved, ACTIONS);
}

interface Clearance {
  path: string;
  /** Made small by the visitor. */
  isMinimised: boolean;
  /** Made small by what lies below it. */
  isFolded: boolean;
  onFold: (isFolded: boolean) => void;
}

/** Keeps the player off what somebody wants to press or fill in: the large one folds into the small one, which moves. */
export function useClearance(ref: RefObject<HTMLElement | null>, clearance: Clearance): void {
  const { path, isMinimised, isFolded, onFold } = clearance;
  const room = useRef<Room>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page is another layout
  useEffect(() => {
    const player = ref.current;
    if (player === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const ending = new AbortController();

    function settle() {
      // Who is using the player keeps it.
      if (player === null || player.contains(document.activeElement)) return;
      const isLarge = !isMinimised && !isFolded;
      if (isLarge) room.current = { home: getHome(player), width: window.innerWidth, height: window.innerHeight };
      const mustFold = !isMinimised && room.current !== undefined && !hasRoom(player, room.current);
      if (mustFold !== isFolded) return onFold(mustFold);
      const place = isLarge ? { x: 0, y: 0 } : findPlace(player);
      player.toggleAttribute("data-aside", place === undefined);
      player.style.setProperty("--player-x", `${place?.x ?? 0}px`);
      player.style.setProperty("--player-y", `${place?.y ?? 0}px`);
    }
    function settleSoon() {
      clearTimeout(timer);
      timer = setTimeout(settle, REST_MS);
    }
    settleSoon();
    const options = { passive: true, signal: ending.signal };
    for (const type of ["scroll", "resize"]) window.addEventListener(type, settleSoon, options);
    for (const type of ["focusin", "pointerup"]) document.addEventListener(type, settleSoon, options);
    const watcher = new ResizeObserver(settleSoon);
    watcher.observe(document.body);
    return () => {
      clearTimeout(timer);
      ending.abort();
      watcher.disconnect();
    };
  }, [ref, path, isMinimised, isFolded, onFold]);
}
