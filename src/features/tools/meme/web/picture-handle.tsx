import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import { changePlace, getPlace } from "../meme.rules.ts";
import type { Place } from "../meme.schema.ts";
import type { Size } from "../meme-bounds.rules.ts";
import { layDown } from "../picture-place.rules.ts";
import { type Fingers, readFingers, readWheel } from "./fingers.ts";
import { memeMessages } from "./meme.messages.ts";
import { type Point, readKey } from "./text-gesture.ts";
import type { MemeEditor } from "./use-meme-editor.ts";

interface PictureHandleProps {
  editor: MemeEditor;
  /** Of the upload. */
  picture: Size;
  hintId: string;
}

interface Grip {
  /** Steps of one grip are undone as one. */
  tag: string;
  place: Place;
  start: Map<number, Point>;
  now: Map<number, Point>;
}

/** Over the whole stage, below the texts: the uploaded picture is carried, zoomed and turned by fingers, mouse, wheel or keys. */
export function PictureHandle({ editor, picture, hintId }: PictureHandleProps) {
  const t = useMessages(memeMessages);
  const ref = useRef<HTMLButtonElement>(null);
  const grip = useRef<Grip>(undefined);
  const { project, change } = editor;

  function put(place: Place, tag: string): void {
    change((shown) => changePlace(shown, () => place, picture), tag);
  }

  /** A finger more or less begins anew from where the picture is. */
  function hold(now: Map<number, Point>, tag: string): void {
    grip.current = now.size === 0 ? undefined : { tag, place: getPlace(project), start: new Map(now), now };
  }

  function handlePointerDown(event: PointerEvent<HTMLButtonElement>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.focus({ preventScroll: true });
    const now = new Map(grip.current?.now);
    // A third finger means nothing.
    if (now.size === 2) return;
    hold(
      now.set(event.pointerId, { x: event.clientX, y: event.clientY }),
      grip.current?.tag ?? `hold-${event.timeStamp}`,
    );
  }

  function handlePointerMove(event: PointerEvent<HTMLButtonElement>) {
    const held = grip.current;
    if (!held?.now.has(event.pointerId)) return;
    held.now.set(event.pointerId, { x: event.clientX, y: event.clientY });
    const fingers: Fingers = {
      place: held.place,
      start: [...held.start.values()],
      now: [...held.now.values()],
      stage: event.currentTarget.getBoundingClientRect(),
    };
    put(readFingers(fingers), held.tag);
  }

  function handlePointerEnd(event: PointerEvent<HTMLButtonElement>) {
    const held = grip.current;
    if (held?.now.delete(event.pointerId)) hold(held.now, held.tag);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const { key, shiftKey } = event;
    const place = getPlace(project);
    const isReset = key === "0";
    const changed = isReset ? place : readKey(place, key, shiftKey);
    if (changed === undefined) return;
    event.preventDefault();
    if (isReset) change((shown) => changePlace(shown, (_place, fit) => layDown(fit), picture), "place-reset");
    else put({ ...place, ...changed }, "place-keys");
  }

  const handleWheel = useRef<(event: WheelEvent) => void>(undefined);
  useEffect(() => {
    handleWheel.current = (event) => {
      const stage = ref.current?.getBoundingClientRect();
      // The page scrolls as ever until the picture was taken hold of; a pinch on a touchpad means the picture at once.
      if (stage === undefined || !(event.ctrlKey || document.activeElement === ref.current)) return;
      event.preventDefault();
      const at = { x: event.clientX, y: event.clientY };
      put(readWheel({ place: getPlace(project), stage }, at, event.deltaY * (event.ctrlKey ? 6 : 1)), "place-wheel");
    };
  });
  useEffect(() => {
    const handle = ref.current;
    const listen = (event: WheelEvent) => handleWheel.current?.(event);
    // React listens passively, which could not keep the page from scrolling.
    handle?.addEventListener("wheel", listen, { passive: false });
    return () => handle?.removeEventListener("wheel", listen);
  }, []);

  return (
    <button
      ref={ref}
      type="button"
      className="meme-picture-handle"
      aria-label={t("placeHandle")}
      aria-describedby={hintId}
      onPointerDown={handlePointerDown}
      onPointerMove={handlePointerMove}
      onPointerUp={handlePointerEnd}
      onPointerCancel={handlePointerEnd}
      onKeyDown={handleKeyDown}
    />
  );
}
