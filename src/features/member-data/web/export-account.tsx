import { settingsMessages } from "#features/settings/web/settings.messages.ts";
import { SettingsBlock } from "#features/settings/web/settings-block.tsx";
import { useMessages } from "#web/i18n/messages.ts";
import { ButtonLink } from "#web/ui/button.tsx";

/** A plain link: the browser itself receives the file, however large, piece by piece. */
export function ExportAccount({ userId }: { userId: string }) {
  const t = useMessages(settingsMessages);
  return (
    <SettingsBlock title={t("data")} lead={t("dataLead")}>
      <div>
        <ButtonLink variant="line" icon="arrow-down" href={`/api/users/${userId}/export`} download>
          {t("dataDownload")}
        </ButtonLink>
      </div>
    </SettingsBlock>
  );
}
