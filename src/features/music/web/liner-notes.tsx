import { useMessages } from "#web/i18n/messages.ts";
import { layoutMessages } from "#web/layout/layout.messages.ts";
import { SiteLink } from "#web/layout/site-link.tsx";
import { followLinks } from "#web/layout/site-links.ts";
import { FactLine, FactList } from "#web/ui/fact-list.tsx";
import { countMinutes, type ListedTrack, listQueue, TRACK_CATEGORIES } from "../music.rules.ts";
import "./liner-notes.css";
import { musicMessages } from "./music.messages.ts";
import { useTracks } from "./use-player.ts";
import { useQueueName } from "./use-queue-name.ts";

/** The back of the sleeve: what is on it, and where else to hear of it. */
export function LinerNotes() {
  const t = useMessages(musicMessages);
  const nameQueue = useQueueName();
  const tl = useMessages(layoutMessages);

  const tracks = useTracks();

  function sum(list: readonly ListedTrack[]): string {
    return t("sumOf", {
      tracks: t("trackCount", { count: list.length }),
      minutes: t("minutes", { count: countMinutes(list) }),
    });
  }

  return (
    <section className="liner-notes paper" aria-labelledby="liner-notes">
      <div className="wrap liner-notes-columns">
        <div>
          <h2 className="display t3 w-62" id="liner-notes">
            {t("linerNotes")}
          </h2>
          <p className="lead liner-notes-text">{t("linerText")}</p>
          <FactList>
            {TRACK_CATEGORIES.map((category) => (
              <FactLine key={category} label={nameQueue(category)} value={sum(listQueue(tracks, category))} />
            ))}
            <FactLine label={t("total")} value={sum(tracks)} />
          </FactList>
        </div>
        <div>
          <h3 className="cap">{t("follow")}</h3>
          <ul className="liner-notes-links">
            {followLinks.map(({ label, href }) => (
              <li key={label}>
                <SiteLink className="display t4 w-75" href={href}>
                  {tl(label)}
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
