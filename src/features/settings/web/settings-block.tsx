import { type ReactNode, useId, useRef } from "react";
import { useTargetFocus } from "#web/lib/use-target-focus.ts";
import "./settings-block.css";

interface SettingsBlockProps {
  title: string;
  lead?: string;
  /** What a link to this block has behind its `#`. */
  anchor?: string;
  children: ReactNode;
}

export function SettingsBlock({ title, lead, anchor, children }: SettingsBlockProps) {
  const id = useId();
  const ref = useRef<HTMLHeadingElement>(null);
  useTargetFocus(ref, anchor);
  return (
    <section id={anchor} className="settings-block" aria-labelledby={id}>
      {/* Takes the focus when the button that held it has done its work and left. */}
      <h3 ref={ref} id={id} className="display t4 w-84" tabIndex={-1}>
        {title}
      </h3>
      {lead && <p className="muted">{lead}</p>}
      {children}
    </section>
  );
}
