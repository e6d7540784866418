import type { ReactNode } from "react";
import { Link, useLocation, useSearchParams } from "wouter";

interface ThingLinkProps {
  /** The parameter that names one thing of the page. */
  param: string;
  id: string;
  className?: string;
  children: ReactNode;
}

/** Opens one thing of the board over it; what the board is narrowed to stays in the address. */
export function ThingLink({ param, id, className, children }: ThingLinkProps) {
  const [path] = useLocation();
  const [params] = useSearchParams();
  const query = new URLSearchParams(params);
  query.set(param, id);
  return (
    <Link href={`${path}?${query}`} state={OPENED_HERE} className={className}>
      {children}
    </Link>
  );
}

/** Marks the step of the history that opened a thing from its board. */
const OPENED_HERE = { isOpenedHere: true };

/** The thing that the address names, and the way back to the board: the step that opened it, or the address without it. */
export function useOpenThing(param: string): { id: string | null; close: () => void } {
  const [params, setParams] = useSearchParams();

  function close() {
    if ((window.history.state as Partial<typeof OPENED_HERE> | null)?.isOpenedHere) {
      window.history.back();
      return;
    }
    const rest = new URLSearchParams(params);
    rest.delete(param);
    setParams(rest, { replace: true });
  }

  return { id: params.get(param), close };
}
