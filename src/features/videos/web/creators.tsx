import { useRegisterInterest } from "#features/interests/web/use-register-interest.ts";
import { creators } from "#pack/videos.catalog.ts";
import { writeFigure } from "#web/i18n/locale.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { NewTabHint } from "#web/layout/new-tab-hint.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { videosMessages } from "./videos.messages.ts";
import "./creators.css";
import { Written } from "#web/ui/written.tsx";
import { CreatorPicture } from "./media-picture.tsx";

/** A strip of tickets: three channels, and the one that is still open. */
export function Creators() {
  const t = useMessages(videosMessages);
  const { registerInterest, isBusy, dialog } = useRegisterInterest();
  return (
    <div className="videos-creators">
      <h3 className="videos-creators-title display t4 w-75">{t("creators")}</h3>
      <ul>
        {creators.map(({ id, name, handle, subscribers, isVerified, url }) => (
          <li key={id} className="videos-creator">
            <span className="videos-portrait">
              <CreatorPicture id={id} />
            </span>
            <div>
              <h4 className="display t5 w-84">
                <Written>{name}</Written>
              </h4>
              <p className="videos-handle data">
                <bdi>{handle}</bdi>
                {isVerified && (
                  <>
                    <Icon name="check" />
                    <span className="visually-hidden">{t("verified")}</span>
                  </>
                )}
              </p>
              <p className="cap muted">{t("subscribers", { count: writeFigure(subscribers) })}</p>
            </div>
            <ButtonLink variant="line" size="small" href={url} target="_blank">
              {t("follow")} <span className="visually-hidden">{name}</span>
              <NewTabHint />
            </ButtonLink>
          </li>
        ))}
      </ul>
      <div className="videos-program gold-block">
        <h4 className="display t4 w-75">{t("program")}</h4>
        <p>{t("programText")}</p>
        <Button isWide isBusy={isBusy} onClick={() => registerInterest({ kind: "creator-program" })}>
          {t("join")}
        </Button>
        {dialog}
      </div>
    </div>
  );
}
