import { SwitchRow } from "#features/settings/web/preferences-row.tsx";
import { SettingsBlock } from "#features/settings/web/settings-block.tsx";
import type { User } from "#features/users/users.schema.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { MEMBER_PARAM } from "../people.rules.ts";
import { useChangeVisibility, useVisibility } from "./people.api.ts";
import { peopleMessages } from "./people.messages.ts";
import "./visibility-block.css";

const PARTS = ["points", "wall", "handles", "hosting"] as const;

/** What others see who press the member's name. */
export function VisibilityBlock({ user }: { user: User }) {
  const t = useMessages(peopleMessages);
  const { data, isError, refetch } = useVisibility(user.id);
  const change = useChangeVisibility(user.id);
  return (
    <SettingsBlock anchor="visibility" title={t("title")} lead={t("lead")}>
      {data && (
        <div className="visibility-rows">
          <SwitchRow
            title={t("isVisible")}
            text={t("isVisibleText")}
            isOn={data.visibility.isVisible}
            onChange={(isVisible) => change({ isVisible })}
          />
          {data.visibility.isVisible &&
            PARTS.map((part) => (
              <SwitchRow
                key={part}
                title={t(`show_${part}`)}
                text={t(`show_${part}Text`)}
                isOn={data.visibility[part]}
                onChange={(isOn) => change({ [part]: isOn })}
              />
            ))}
          {data.visibility.isVisible && (
            <p>
              <ButtonLink variant="line" size="medium" href={`/leaderboard?${MEMBER_PARAM}=${user.username}`}>
                {t("look")}
              </ButtonLink>
            </p>
          )}
        </div>
      )}
      {!data && !isError && <Skeleton shape="block" label={t("settingsLoading")} />}
      {!data && isError && <LoadFailed text={t("settingsBroken")} onRetry={() => void refetch()} />}
    </SettingsBlock>
  );
}
