const INTERACTIONS = ["pointerdown", "touchstart", "click", "keydown"] as const;

/** Runs the task with the first touch, press or key: at the latest with the one by which the browser lets sound begin. */
export function onFirstInteraction(task: () => void): () => void {
  const ending = new AbortController();
  for (const type of INTERACTIONS)
    window.addEventListener(type, task, { once: true, capture: true, signal: ending.signal });
  return () => ending.abort();
}
