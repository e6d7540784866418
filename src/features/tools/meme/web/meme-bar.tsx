import { type ReactNode, useEffect, useRef } from "react";
import { COMPACT } from "#shared/breakpoints.catalog.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { classNames } from "#web/ui/class-names.ts";
import { memeMessages } from "./meme.messages.ts";
import { MemeSteps } from "./meme-steps.tsx";
import type { MemeEditor } from "./use-meme-editor.ts";
import "./meme-bar.css";

interface MemeBarProps {
  editor: MemeEditor;
  /** Whether there is a meme; then this is where everything is done with it. */
  isMade: boolean;
  children: ReactNode;
}

/** Below the picture: the steps, which stay where they are, and what comes next. */
export function MemeBar({ editor, isMade, children }: MemeBarProps) {
  const t = useMessages(memeMessages);
  const ref = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!isMade) return;
    // The button that was pressed has made room for others. Who is elsewhere by now stays there.
    if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true });
    // On a narrow screen the picture itself has been brought into view.
    if (!window.matchMedia(COMPACT).matches) ref.current?.scrollIntoView({ block: "nearest" });
  }, [isMade]);

  return (
    <section
      ref={ref}
      className={classNames("meme-bar", isMade && "meme-result paper")}
      tabIndex={-1}
      aria-label={isMade ? t("result") : undefined}
    >
      <MemeSteps editor={editor} />
      {children}
    </section>
  );
}
