import { useEffect } from "react";
import { readContact } from "#features/boards/contact.rules.ts";
import { publicProfileFields } from "#features/users/profile-fields.catalog.ts";
import { Portrait } from "#features/users/web/portrait.tsx";
import { useUser } from "#features/users/web/user-context.tsx";
import { useMessages } from "#web/i18n/messages.ts";
import { NewTabHint } from "#web/layout/new-tab-hint.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { FactLine, FactList } from "#web/ui/fact-list.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { PublicProfile } from "../people.schema.ts";
import { useProfile } from "./people.api.ts";
import { peopleMessages } from "./people.messages.ts";
import "./profile-dialog.css";
import { Written } from "#web/ui/written.tsx";

/** Search engines leave a page alone while it shows a member. */
function useNoIndex(): void {
  useEffect(() => {
    const meta = document.createElement("meta");
    meta.name = "robots";
    meta.content = "noindex";
    document.head.append(meta);
    return () => meta.remove();
  }, []);
}

interface ProfileDialogProps {
  username: string;
  onClose: () => void;
}

/** What a member shows of themselves. Who is not there and who shows nothing look the same. */
export function ProfileDialog({ username, onClose }: ProfileDialogProps) {
  const t = useMessages(peopleMessages);
  const { user } = useUser();
  const { data, isError, isFetching, refetch } = useProfile(username, user?.id);
  const isGone = data === null;
  useNoIndex();
  return (
    <Dialog isOpen onClose={onClose} label={data ? `@${data.username}` : t("label")} className="profile-dialog">
      {data && <Profile profile={data} />}
      {data === undefined && !isError && <Skeleton shape="block" label={t("loading")} />}
      {(isGone || (!data && isError)) && (
        <div className="stack" role="alert">
          <h2 className="display t3 w-62">{t(isGone ? "goneTitle" : "brokenTitle")}</h2>
          <p className="lead">
            <bdi>{isGone ? t("goneText", { name: username.slice(0, 20) }) : t("brokenText")}</bdi>
          </p>
          <div className="row">
            {!isGone && (
              <Button icon="refresh" isBusy={isFetching} onClick={() => void refetch()}>
                {t("tryAgain")}
              </Button>
            )}
            <Button variant={isGone ? "primary" : "line"} icon={null} onClick={onClose}>
              {t("back")}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  );
}

function Profile({ profile }: { profile: PublicProfile }) {
  const t = useMessages(peopleMessages);
  const { id, username, faceId, handles, isOwn, isVisible } = profile;
  return (
    <article className="profile">
      <header className="profile-head">
        <Portrait className="profile-face" userId={id} faceId={faceId} size={120} />
        <h2 className="profile-name data">
          <bdi>@{username}</bdi>
        </h2>
      </header>
      {isOwn && (
        <p className="profile-own">
          {!isVisible && <span>{t("hidden")}</span>}
          <ButtonLink variant="line" size="small" href="/account?tab=settings#visibility">
            {t("settings")}
          </ButtonLink>
        </p>
      )}
      <Facts profile={profile} />
      {handles && <Handles handles={handles} />}
      {profile.wall && profile.wall.length > 0 && <Things things={profile.wall} />}
    </article>
  );
}

function Facts({ profile: { points, hosting } }: { profile: PublicProfile }) {
  const t = useMessages(peopleMessages);
  const hasHosted = hosting !== null && hosting.meetupCount > 0;
  if (points === null && !hasHosted) return null;
  return (
    <FactList>
      {points && (
        <>
          <FactLine label={t("rank")} value={points.rank === null ? t("unranked") : `#${points.rank}`} />
          <FactLine label={t("points")} value={String(points.totalPoints)} />
          {points.streak > 0 && <FactLine label={t("streak")} value={t("days", { count: points.streak })} />}
        </>
      )}
      {hasHosted && (
        <>
          <FactLine label={t("hosting")} value={t("hosted", { count: hosting.meetupCount })} />
          {hosting.guestCount > 0 && <FactLine label={t("came")} value={String(hosting.guestCount)} />}
        </>
      )}
    </FactList>
  );
}

function Handles({ handles }: { handles: NonNullable<PublicProfile["handles"]> }) {
  const links = publicProfileFields.flatMap(({ name, label, publicAs }) => {
    const handle = handles[name];
    const contact = handle ? readContact(`${publicAs}@${handle.replace(/^@/, "")}`) : undefined;
    return contact?.href ? [{ label, text: contact.text, href: contact.href }] : [];
  });
  if (links.length === 0) return null;
  return (
    <ul className="profile-handles">
      {links.map(({ label, text, href }) => (
        <li key={label}>
          <ButtonLink variant="line" size="small" href={href} target="_blank">
            {label} <Written>{text}</Written>
            <NewTabHint />
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}

function Things({ things }: { things: NonNullable<PublicProfile["wall"]> }) {
  const t = useMessages(peopleMessages);
  return (
    <section aria-labelledby="profile-wall">
      <h3 id="profile-wall" className="cap">
        {t("wall")}
      </h3>
      <ul className="profile-things">
        {things.map(({ id, title, text, picture }) => (
          <li key={id}>
            {picture ? (
              <img src={picture.url} width={picture.width} height={picture.height} alt={title} loading="lazy" />
            ) : (
              <p className="profile-thing-text" dir="auto">
                {text}
              </p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
