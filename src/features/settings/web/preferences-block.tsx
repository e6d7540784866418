import { useId, useState } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { PFP_STYLES, THEMES, type Theme, TWEET_TONES } from "../preferences.catalog.ts";
import { mergePreferences } from "../preferences.rules.ts";
import type { ChangedPreferences, Preferences } from "../preferences.schema.ts";
import { useChangePreferences, usePreferences } from "./preferences.api.ts";
import { ChoiceRow, SwitchRow } from "./preferences-row.tsx";
import { settingsMessages } from "./settings.messages.ts";
import { SettingsBlock } from "./settings-block.tsx";
import "./preferences.css";

/** The site in small, in a theme's own palette. */
function ThemeSwatch({ theme, children }: { theme: Theme; children: string }) {
  return (
    <span className="theme-swatch" data-theme={theme}>
      <span className="theme-swatch-hero hero-block" aria-hidden="true">
        <span className="theme-swatch-illustration illustration" />
      </span>
      <span className="theme-swatch-row" aria-hidden="true">
        <span className="theme-swatch-accent" />
        <span className="theme-swatch-paper" />
        <span className="theme-swatch-flood" />
      </span>
      <span className="theme-swatch-name display t5 w-84">{children}</span>
    </span>
  );
}

export function PreferencesBlock() {
  const t = useMessages(settingsMessages);
  const { preferences, isLoaded, isBroken, reload } = usePreferences();
  return (
    <SettingsBlock title={t("preferences")} lead={t("savedAtOnce")}>
      {isLoaded && <PreferencesRows saved={preferences} />}
      {!isLoaded && !isBroken && <Skeleton shape="block" label={t("preferencesLoading")} />}
      {!isLoaded && isBroken && <LoadFailed text={t("preferencesBroken")} onRetry={reload} />}
    </SettingsBlock>
  );
}

const NOTIFICATIONS = ["newContent", "leaderboard", "rewards"] as const;

/** The query client tells of a change a moment after the event, when React has already turned the control back. */
function useTouched(saved: Preferences) {
  const save = useChangePreferences();
  const [touched, setTouched] = useState<readonly ChangedPreferences[]>([]);

  async function change(changed: ChangedPreferences) {
    setTouched((before) => [...before, changed]);
    await save(changed);
    setTouched((before) => before.filter((item) => item !== changed));
  }

  return { preferences: touched.reduce(mergePreferences, saved), change };
}

function PreferencesRows({ saved }: { saved: Preferences }) {
  const t = useMessages(settingsMessages);
  const { preferences, change } = useTouched(saved);
  const id = useId();
  return (
    <div className="settings-rows">
      <ChoiceRow
        title={t("theme")}
        text={t("themeText")}
        className="settings-themes"
        options={THEMES}
        value={preferences.theme}
        onChange={(theme) => void change({ theme })}
        renderOption={(theme) => <ThemeSwatch theme={theme}>{t(`theme_${theme}`)}</ThemeSwatch>}
      />
      <SwitchRow
        title={t("autoSave")}
        text={t("autoSaveText")}
        isOn={preferences.autoSaveContent}
        onChange={(autoSaveContent) => void change({ autoSaveContent })}
      />
      <ChoiceRow
        title={t("pfpStyle")}
        text={t("pfpStyleText")}
        options={PFP_STYLES}
        value={preferences.defaultPfpStyle}
        onChange={(defaultPfpStyle) => void change({ defaultPfpStyle })}
        renderOption={(style) => <span>{t(`pfp_${style}`)}</span>}
      />
      <ChoiceRow
        title={t("tweetTone")}
        text={t("tweetToneText")}
        options={TWEET_TONES}
        value={preferences.preferredTweetTone}
        onChange={(preferredTweetTone) => void change({ preferredTweetTone })}
        renderOption={(tone) => <span>{t(`tone_${tone}`)}</span>}
      />
      <fieldset className="settings-group" aria-describedby={id}>
        <legend className="cap">{t("notifications")}</legend>
        <p id={id} className="muted">
          {t("notificationsText")}
        </p>
        {NOTIFICATIONS.map((name) => (
          <SwitchRow
            key={name}
            title={t(name)}
            text={t(`${name}Text`)}
            isOn={preferences.notifications[name]}
            onChange={(isOn) => void change({ notifications: { [name]: isOn } })}
          />
        ))}
      </fieldset>
    </div>
  );
}
