import { type ReactNode, useId } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { settingsMessages } from "./settings.messages.ts";
import "./settings-block.css";

interface SettingsBlockProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

export function SettingsBlock({ title, lead, children }: SettingsBlockProps) {
  const id = useId();
  return (
    <section className="settings-block" aria-labelledby={id}>
      {/* Takes the focus when the button that held it has done its work and left. */}
      <h3 id={id} className="display t4 w-84" tabIndex={-1}>
        {title}
      </h3>
      {lead && <p className="muted">{lead}</p>}
      {children}
    </section>
  );
}

/** What stands in a block whose facts did not arrive. */
export function SettingsBroken({ children, onRetry }: { children: string; onRetry: () => void }) {
  const t = useMessages(settingsMessages);
  return (
    <div className="settings-broken" role="alert">
      <p className="loss">{children}</p>
      <Button variant="line" size="medium" icon="refresh" onClick={onRetry}>
        {t("tryAgain")}
      </Button>
    </div>
  );
}
