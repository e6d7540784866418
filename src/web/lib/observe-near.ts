/** Calls back once, when the element is less than `margin` away from being seen: a screen, where nothing else is said. */
export function observeNear(element: Element, onNear: () => void, margin = "100%"): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onNear();
    },
    { rootMargin: `${margin} 0px` },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
