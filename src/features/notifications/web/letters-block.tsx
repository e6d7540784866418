import { SwitchRow } from "#features/settings/web/preferences-row.tsx";
import { SettingsBlock } from "#features/settings/web/settings-block.tsx";
import { useMessages } from "#web/i18n/messages.ts";
import { Anchor } from "#web/ui/anchor.tsx";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useChangeLetters, useLetterSettings } from "./letters.api.ts";
import { lettersMessages } from "./letters.messages.ts";

/** News by e-mail, where the site sends any. */
export function LettersBlock({ userId }: { userId: string }) {
  const t = useMessages(lettersMessages);
  const { data, isError, refetch } = useLetterSettings(userId);
  const change = useChangeLetters(userId);
  if (data?.emailGap === "no-mail") return null;
  return (
    <SettingsBlock title={t("title")} lead={t("lead")}>
      {data?.emailGap === null && (
        <SwitchRow title={t("byEmail")} text={t("byEmailText")} isOn={data.byEmail} onChange={change} />
      )}
      {data?.emailGap === "no-contact" && (
        <p>
          {t("noContact")}{" "}
          <Anchor className="text-link" href="/account?tab=settings#contacts">
            {t("toContacts")}
          </Anchor>
        </p>
      )}
      {!data && !isError && <Skeleton label={t("loading")} />}
      {!data && isError && <LoadFailed text={t("broken")} onRetry={() => void refetch()} />}
    </SettingsBlock>
  );
}
