const MARGIN_PX = 8;

/** Moves a floating box sideways until no part of it lies outside the window. */
export function keepInViewport(box: HTMLElement): void {
  box.style.translate = "";
  const { left, right } = box.getBoundingClientRect();
  const shift = Math.max(0, MARGIN_PX - left) || Math.min(0, document.documentElement.clientWidth - MARGIN_PX - right);
  if (shift !== 0) box.style.translate = `${shift}px`;
}
