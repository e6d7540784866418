import { useState } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import { readRemembered, remember } from "#web/lib/remembered.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { Switch } from "#web/ui/switch.tsx";
import { SCRUB_SECONDS } from "../music.rules.ts";
import { playerHelpMessages } from "./player-help.messages.ts";
import "./player-help.css";
import { KEYS_OFF } from "./use-player-keys.ts";

const KEYS = [
  ["space", "playOrPause"],
  ["←  →", "scrub"],
  ["N", "next"],
  ["M", "mute"],
  ["?", "help"],
] as const;

/** The keys of the player, written down, and the way to leave them to the page. */
export function PlayerHelp({ onClose }: { onClose: () => void }) {
  const t = useMessages(playerHelpMessages);
  const [isOff, setIsOff] = useState(() => readRemembered<boolean>(KEYS_OFF) === true);

  function handleChange(isOn: boolean) {
    remember(KEYS_OFF, !isOn);
    setIsOff(!isOn);
  }

  return (
    <Dialog isOpen onClose={onClose} label={t("title")} className="player-help">
      <h2 className="display t3">{t("title")}</h2>
      <dl>
        {KEYS.map(([key, act]) => (
          <div key={key}>
            <dt>
              <kbd>{key === "space" ? t("space") : key}</kbd>
            </dt>
            <dd>{t(act, { seconds: SCRUB_SECONDS })}</dd>
          </div>
        ))}
      </dl>
      <p className="muted">{t("where")}</p>
      <Switch checked={!isOff} onChange={(event) => handleChange(event.target.checked)}>
        {t("switch")}
      </Switch>
    </Dialog>
  );
}
