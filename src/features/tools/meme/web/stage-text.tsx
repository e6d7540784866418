import { type KeyboardEvent, type MouseEvent, type PointerEvent, useLayoutEffect, useRef } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import { changeText, resetPlace, type TextSpot } from "../meme.rules.ts";
import type { MemeProject, MemeText } from "../meme.schema.ts";
import type { Size } from "../meme-bounds.rules.ts";
import type { FittedText } from "../meme-text.rules.ts";
import { memeMessages } from "./meme.messages.ts";
import { type Gesture, type GestureKind, readGesture, readKey } from "./text-gesture.ts";

/** Smallest box to lay a finger on, in CSS pixels. */
const BOX_MIN = 44;

interface StageTextProps {
  spot: TextSpot;
  project: MemeProject;
  fitted: FittedText;
  size: Size;
  stageWidth: number;
  /** Shows the text there without a step of the history. */
  onPreview: (text: MemeText) => void;
  onChange: (change: (project: MemeProject) => MemeProject, tag: string) => void;
  onEdit: () => void;
  hintId: string;
}

interface BoxParts {
  text: MemeText;
  fitted: FittedText;
  size: Size;
  stageWidth: number;
}

/** Through the object model: the site's policy takes no style attributes, and a drag must not wait for React. */
function placeBox(box: HTMLElement | null, { text, fitted, size, stageWidth }: BoxParts): void {
  if (box === null) return;
  const factor = (stageWidth / size.width) * text.scale;
  const air = fitted.fontSize * 0.3;
  box.style.left = `${text.x * 100}%`;
  box.style.top = `${text.y * 100}%`;
  box.style.width = `${Math.max(BOX_MIN, (fitted.width + air * 2) * factor)}px`;
  box.style.height = `${Math.max(BOX_MIN, (fitted.height + air * 2) * factor)}px`;
  box.style.transform = `translate(-50%, -50%) rotate(${text.rotation}deg)`;
}

/** The grip of one text on the stage: carried, resized and turned by pointer or by keyboard. */
export function StageText(props: StageTextProps) {
  const { spot, project, fitted, size, stageWidth, onPreview, onChange, onEdit, hintId } = props;
  const t = useMessages(memeMessages);
  const boxRef = useRef<HTMLButtonElement>(null);
  const gesture = useRef<Gesture>(undefined);
  const moved = useRef<Partial<MemeText>>(undefined);
  const text = project.texts[spot];

  useLayoutEffect(() => placeBox(boxRef.current, { text, fitted, size, stageWidth }), [text, fitted, size, stageWidth]);

  function handlePointerDown(event: PointerEvent<HTMLButtonElement>) {
    const stage = event.currentTarget.parentElement?.getBoundingClientRect();
    if (event.button !== 0 || !event.isPrimary || stage === undefined) return;
    const kind = ((event.target as HTMLElement).dataset.gesture ?? "move") as GestureKind;
    event.currentTarget.setPointerCapture(event.pointerId);
    event.currentTarget.focus({ preventScroll: true });
    gesture.current = { kind, start: { x: event.clientX, y: event.clientY }, text, stage };
    moved.current = undefined;
  }

  function handlePointerMove(event: PointerEvent<HTMLButtonElement>) {
    if (gesture.current === undefined) return;
    moved.current = readGesture(gesture.current, { x: event.clientX, y: event.clientY });
    const shown = changeText(project, spot, moved.current).texts[spot];
    placeBox(boxRef.current, { text: shown, fitted, size, stageWidth });
    onPreview(shown);
  }

  function handlePointerEnd() {
    const kept = moved.current;
    gesture.current = undefined;
    moved.current = undefined;
    if (kept !== undefined) onChange((shown) => changeText(shown, spot, kept), `drag-${spot}-${performance.now()}`);
  }

  function handleKeyDown(event: KeyboardEvent<HTMLButtonElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isReset = event.key === "0";
    if (!isReset && readKey(text, event.key, event.shiftKey) === undefined) return;
    event.preventDefault();
    const { key, shiftKey } = event;
    if (isReset) onChange((shown) => resetPlace(shown, spot), `reset-${spot}`);
    else onChange((shown) => changeText(shown, spot, readKey(shown.texts[spot], key, shiftKey) ?? {}), `keys-${spot}`);
  }

  function handleClick(event: MouseEvent) {
    // A click without a pointer is Enter or Space.
    if (event.detail === 0) onEdit();
  }

  return (
    <button
      ref={boxRef}
      type="button"
      className="meme-text-box"
      aria-label={t("boxLabel", { spot: t(`text_${spot}`), text: text.content })}
      aria-describedby={hintId}
      onPointerDown={handlePointerDown}
      onPointerMove={handlePointerMove}
      onPointerUp={handlePointerEnd}
      onPointerCancel={handlePointerEnd}
      onKeyDown={handleKeyDown}
      onClick={handleClick}
      onDoubleClick={onEdit}
    >
      <span className="meme-grip meme-grip-turn" data-gesture="turn" />
      <span className="meme-grip meme-grip-resize" data-gesture="resize" />
    </button>
  );
}
