/**
 * After a login or logout the button that had the focus may be gone, and with it the place of a keyboard or a screen
 * reader on the page: the main part takes the focus then.
 */
export function rescueFocus(): void {
  requestAnimationFrame(() => {
    if (document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>("main")?.focus({ preventScroll: true });
  });
}
