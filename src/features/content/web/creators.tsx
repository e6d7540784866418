import { useRaiseHand } from "#features/interests/web/use-raise-hand.ts";
import { creators } from "#shared/pack-lists.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { NewTabHint } from "#web/layout/new-tab-hint.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { contentMessages } from "./content.messages.ts";
import { CreatorPicture } from "./media-picture.tsx";

/** A strip of tickets: three channels, and the one that is still open. */
export function Creators() {
  const t = useMessages(contentMessages);
  const { raiseHand, isBusy } = useRaiseHand();
  return (
    <div className="content-creators">
      <h3 className="content-creators-title display t4 w-75">{t("creators")}</h3>
      <ul>
        {creators.map(({ id, name, handle, subscribers, isVerified, url }) => (
          <li key={id} className="content-creator">
            <span className="content-portrait">
              <CreatorPicture id={id} />
            </span>
            <div>
              <h4 className="display t5 w-84">{name}</h4>
              <p className="content-handle data">
                {handle}
                {isVerified && (
                  <>
                    <Icon name="check" />
                    <span className="visually-hidden">{t("verified")}</span>
                  </>
                )}
              </p>
              <p className="cap muted">{t("subscribers", { count: subscribers })}</p>
            </div>
            <ButtonLink variant="line" size="small" href={url} target="_blank">
              {t("follow")} <span className="visually-hidden">{name}</span>
              <NewTabHint />
            </ButtonLink>
          </li>
        ))}
      </ul>
      <div className="content-program gold-block">
        <h4 className="display t4 w-75">{t("program")}</h4>
        <p>{t("programText")}</p>
        <Button isWide isBusy={isBusy} onClick={() => raiseHand({ kind: "creator-program" })}>
          {t("join")}
        </Button>
      </div>
    </div>
  );
}
