import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useUser } from "#features/users/web/user-context.tsx";
import { useLocale } from "#web/i18n/messages.ts";
import { readPreferredLanguage } from "#web/i18n/preferred-language.ts";
import { callApi } from "#web/lib/api-client.ts";
import { keepAnswer } from "#web/lib/keep-answer.ts";
import { getPreferencesKey, type PreferencesAnswer, usePreferences } from "./preferences.api.ts";

/** Tells the server in which language the member reads the site, for what it writes to them. Draws nothing. */
export function LanguageSync() {
  const { user } = useUser();
  const { preferences, isLoaded } = usePreferences();
  const queryClient = useQueryClient();
  const locale = useLocale();
  const saved = preferences.language ?? "en";
  const userId = user?.id;

  useEffect(() => {
    // A page that was opened in another language is no choice.
    const chosen = readPreferredLanguage();
    if (!isLoaded || userId === undefined || chosen !== locale || chosen === saved) return;
    const key = getPreferencesKey(userId);
    callApi<PreferencesAnswer>(key.join("/"), { method: "PUT", body: { language: chosen } }).then(
      (answer) => keepAnswer(queryClient, key, answer),
      // Asked for by nobody: the next visit tries again.
      () => undefined,
    );
  }, [isLoaded, userId, locale, saved, queryClient]);

  return null;
}
