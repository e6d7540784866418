import { useEffect, useState } from "react";

/** Gives the focus to the element with this id, once it is on the page, whatever brings it there. */
export function useFocusOn(): (elementId: string) => void {
  const [elementId, setElementId] = useState<string>();
  useEffect(() => {
    if (elementId === undefined) return;
    function focus() {
      const element = document.getElementById(elementId ?? "");
      if (element === null) return;
      observer.disconnect();
      element.focus();
      setElementId(undefined);
    }
    const observer = new MutationObserver(focus);
    observer.observe(document.body, { childList: true, subtree: true });
    focus();
    return () => observer.disconnect();
  }, [elementId]);
  return setElementId;
}
