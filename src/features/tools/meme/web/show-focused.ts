import type { FocusEvent } from "react";

/** What the focus comes to lies neither below the picture that sticks nor beyond the end of its row: browsers look for neither. */
export function showFocused({ target }: FocusEvent<HTMLElement>): void {
  if (!target.matches(":is(.meme-sheet, .meme-more) :focus-visible")) return;
  const whole = target.closest("label") ?? target;
  // After the browser's own scrolling has begun, which this one takes the place of.
  requestAnimationFrame(() => whole.scrollIntoView({ block: "nearest", inline: "nearest" }));
}
