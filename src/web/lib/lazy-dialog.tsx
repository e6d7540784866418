import type { ComponentType } from "react";
import { lazyPart } from "./lazy-part.ts";
import { useLoadedPart } from "./use-loaded-part.ts";

interface Closable {
  onClose: () => void;
}

/** What opens over the page: its code comes when it is opened, or before by `preload`, whose failure shows at the opening. */
export function lazyDialog<Props extends Closable>(fetchDialog: () => Promise<ComponentType<Props>>) {
  const part = lazyPart(fetchDialog);
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each dialog, when its module is loaded
  function LazyDialog(props: Props) {
    const Dialog = useLoadedPart(part, true, props.onClose);
    return Dialog && <Dialog {...props} />;
  }
  const preload = () => void part.load().catch(() => undefined);
  return Object.assign(LazyDialog, { preload });
}
