import { SettingsBlock } from "#features/settings/web/settings-block.tsx";
import { formatDay } from "#web/i18n/format-timestamp.ts";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { describeError, showFailure } from "#web/lib/api-errors.ts";
import { Button } from "#web/ui/button.tsx";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { Switch } from "#web/ui/switch.tsx";
import { toast } from "#web/ui/toast.ts";
import type { OwnInterests } from "../interests.schema.ts";
import { useChooseLetters, useOwnInterests, useRemoveInterest } from "./interests.api.ts";
import { ownInterestsMessages } from "./own-interests.messages.ts";
import "./own-interests-block.css";

/** What a member raised a hand for, with the letters about it; nothing for who raised none. */
export function OwnInterestsBlock({ userId }: { userId: string }) {
  const t = useMessages(ownInterestsMessages);
  const { data, isError, refetch } = useOwnInterests(userId);
  if (data ? data.interests.length === 0 : !isError) return null;
  return (
    <SettingsBlock anchor="interests" title={t("title")} lead={t(data?.hasMail === false ? "leadWithoutMail" : "lead")}>
      {data ? (
        <Interests userId={userId} own={data} />
      ) : (
        <LoadFailed text={t("broken")} onRetry={() => void refetch()} />
      )}
    </SettingsBlock>
  );
}

function Interests({ userId, own: { interests, hasMail, letterAddress } }: { userId: string; own: OwnInterests }) {
  const t = useMessages(ownInterestsMessages);
  const wantsAny = interests.some(({ wantsLetters }) => wantsLetters);
  return (
    <div className="stack">
      <ul className="own-interests">
        {interests.map((interest) => (
          <OwnInterest
            key={`${interest.kind} ${interest.refId}`}
            userId={userId}
            interest={interest}
            hasMail={hasMail}
          />
        ))}
      </ul>
      {hasMail && letterAddress !== null && <p className="muted">{t("address", { address: letterAddress })}</p>}
      {hasMail && letterAddress === null && wantsAny && <p>{t("noAddress")}</p>}
    </div>
  );
}

interface OwnInterestProps {
  userId: string;
  interest: OwnInterests["interests"][number];
  hasMail: boolean;
}

function OwnInterest({ userId, interest: { kind, refId, name, createdAt, wantsLetters }, hasMail }: OwnInterestProps) {
  const t = useMessages(ownInterestsMessages);
  const date = formatDay(createdAt, useLocale());
  const choose = useChooseLetters(userId);
  const lower = useRemoveInterest(userId);
  const title = name ?? t(kind === "merch" ? "merch" : "creator");
  const showError = (error: unknown) => showFailure(error, { description: describeError(error, t("failed")) });

  async function handleLower() {
    try {
      await lower.mutateAsync({ kind, refId });
      toast({ title: t("lowered"), description: t("loweredText", { name: title }), variant: "success" });
    } catch (error) {
      showError(error);
    }
  }

  return (
    <li className="own-interest">
      <p className="own-interest-words">
        <b>
          <bdi>{title}</bdi>
        </b>
        <span className="muted">{t("since", { date })}</span>
      </p>
      {hasMail && (
        <Switch
          className="own-interest-letters"
          checked={choose.isPending ? choose.variables.wantsLetters : wantsLetters}
          aria-label={t("lettersNamed", { name: title })}
          onChange={({ target }) => {
            choose.mutate({ kind, refId, wantsLetters: target.checked }, { onError: showError });
          }}
        >
          {t("letters")}
        </Switch>
      )}
      <Button
        variant="quiet"
        size="medium"
        icon="close"
        isBusy={lower.isPending}
        aria-label={t("lowerNamed", { name: title })}
        onClick={() => void handleLower()}
      >
        {t("lower")}
      </Button>
    </li>
  );
}
