import { useEffect, useState } from "react";

/** Gives the focus to the element with this id, once it is on the page. */
export function useFocusOn(): (elementId: string) => void {
  const [elementId, setElementId] = useState<string>();
  useEffect(() => {
    const element = elementId === undefined ? null : document.getElementById(elementId);
    if (element === null) return;
    element.focus();
    setElementId(undefined);
  });
  return setElementId;
}
