import { useEffect, useRef, useState } from "react";

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

interface LazyPartOptions {
  isWanted?: boolean;
  /** Without it a failure is the error boundary's, which offers to try again. */
  onFailure?: (error: unknown) => void;
}

/** The part while it is wanted, as soon as it is here. */
export function useLazyPart<Part>(
  part: LazyPart<Part>,
  { isWanted = true, onFailure }: LazyPartOptions = {},
): Part | undefined {
  const [failure, setFailure] = useState<{ error: unknown }>();
  const [, showLoaded] = useState<LazyPart<Part>>();
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
        else setFailure({ error });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [part, isWanted]);

  if (failure !== undefined) throw failure.error;
  return isWanted ? part.loaded : undefined;
}
