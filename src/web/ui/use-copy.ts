import { useEffect, useRef, useState } from "react";
import { copyText } from "./copy-text.ts";

/** How long a control says that it has copied, in milliseconds. */
const COPIED_MS = 2000;

/** `copy` resolves to false when the browser allows no way of copying. */
export function useCopy(): { isCopied: boolean; copy: (text: string) => Promise<boolean> } {
  const [isCopied, setIsCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copy(text: string): Promise<boolean> {
    const hasCopied = await copyText(text);
    if (!hasCopied) return false;
    setIsCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIsCopied(false), COPIED_MS);
    return true;
  }

  return { isCopied, copy };
}
