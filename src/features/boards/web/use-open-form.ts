import { useSearchParams } from "wouter";

/** The parameter that says which thing of the board is being written: its id, or `new`. */
const WRITE_PARAM = "write";
export const NEW_THING = "new";

/** The form that the address names: it is open again after a reload, a login and a walk back. A sheet over the board makes room. */
export function useOpenForm(sheetParam: string) {
  const [params, setParams] = useSearchParams();

  function show(id: string | null) {
    setParams(
      (current) => {
        const changed = new URLSearchParams(current);
        changed.delete(id === null ? WRITE_PARAM : sheetParam);
        if (id !== null) changed.set(WRITE_PARAM, id);
        return changed;
      },
      { replace: true },
    );
  }

  return { id: params.get(WRITE_PARAM), open: show, close: () => show(null) };
}
