import { SwitchRow } from "#features/settings/web/preferences-row.tsx";
import { SettingsBlock } from "#features/settings/web/settings-block.tsx";
import { useMessages } from "#web/i18n/messages.ts";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { useChangePush, usePushState } from "./push.api.ts";
import { pushMessages } from "./push.messages.ts";
import { findDeviceGap } from "./push-device.ts";

/** News that ring while the site is closed, where the site has keys for them. */
export function PushBlock({ userId }: { userId: string }) {
  const t = useMessages(pushMessages);
  const { data, isError, refetch } = usePushState(userId);
  const change = useChangePush(userId);
  if (data?.publicKey === null) return null;
  const gap = findDeviceGap();
  return (
    <SettingsBlock title={t("title")} lead={t("lead")}>
      {data && gap === null && <SwitchRow title={t("push")} text={t("pushText")} isOn={data.isOn} onChange={change} />}
      {data && gap !== null && <p>{t(gap === "blocked" ? "blocked" : "noBrowser")}</p>}
      {!data && !isError && <Skeleton label={t("loading")} />}
      {!data && isError && <LoadFailed text={t("broken")} onRetry={() => void refetch()} />}
    </SettingsBlock>
  );
}
