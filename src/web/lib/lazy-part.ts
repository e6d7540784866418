import { useEffect, useRef, useState } from "react";
import { getLocale } from "../i18n/locale.ts";
import { createTranslate } from "../i18n/messages.ts";
import { toast } from "../ui/toast.ts";
import { loadedPartMessages } from "../ui/ui.messages.ts";

/** A part of the site whose code comes when it is wanted. What did not arrive is asked for again at the next wish. */
export interface LazyPart<Part> {
  load: () => Promise<Part>;
  /** The part, once it is here. */
  loaded: Part | undefined;
}

export function lazyPart<Part>(fetchPart: () => Promise<Part>): LazyPart<Part> {
  const part: LazyPart<Part> = {
    loaded: undefined,
    async load() {
      part.loaded ??= await fetchPart();
      return part.loaded;
    },
  };
  return part;
}

/** Says that a part did not arrive, over a page that stays as it is. */
export function tellMissingPart(onAgain?: () => void): void {
  const t = createTranslate(loadedPartMessages, getLocale());
  toast({
    title: t("failedTitle"),
    description: t("failedText"),
    variant: "destructive",
    ...(onAgain && { action: { label: t("again"), onAct: onAgain }, isLasting: true }),
  });
}

interface LazyPartOptions {
  isWanted?: boolean;
  /** Without it a failure is told with a button that asks again, and the place of the part stays as it is. */
  onFailure?: (error: unknown) => void;
}

/** The part while it is wanted, as soon as it is here. */
export function useLazyPart<Part>(
  part: LazyPart<Part>,
  { isWanted = true, onFailure }: LazyPartOptions = {},
): Part | undefined {
  const [, showLoaded] = useState<LazyPart<Part>>();
  const [tries, setTries] = useState(0);
  const handleFailure = useRef(onFailure);
  handleFailure.current = onFailure;

  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    part.load().then(
      () => isCurrent && showLoaded(part),
      (error: unknown) => {
        if (!isCurrent) return;
        if (handleFailure.current) handleFailure.current(error);
        // A part that is gone from the server comes with the newer page alone.
        else if (tries > 0 && navigator.onLine) window.location.reload();
        else tellMissingPart(() => setTries(tries + 1));
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [part, isWanted, tries]);

  return isWanted ? part.loaded : undefined;
}
