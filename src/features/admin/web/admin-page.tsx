import type { User } from "#features/users/users.schema.ts";
import { openAuthDialog } from "#features/users/web/auth-dialog-store.ts";
import { useUser } from "#features/users/web/user-context.tsx";
import { staffSecondFactor } from "#pack/staff.catalog.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { lazyPart, useLazyPart } from "#web/lib/lazy-part.ts";
import { loadBackOfficePanels } from "#web/page-engine/page-table.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { FitTitle } from "#web/ui/fit-title.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { adminMessages } from "./admin.messages.ts";
import "./admin-page.css";

/** What search engines and link previews say of it. */
export const adminDescription =
  "The back office of {name}: figures, a read-only console, uploads and members, for administrators only.";

const backOffice = lazyPart(async () => {
  const [{ AdminPanel }, panels, gate] = await Promise.all([
    import("./admin-panel.tsx"),
    loadBackOfficePanels(),
    staffSecondFactor === "required" ? import("#features/second-factor/web/second-factor-gate.tsx") : undefined,
  ]);
  return { AdminPanel, panels, SecondFactorGate: gate?.SecondFactorGate };
});

/**
 * The back office for administrators, the part of it for moderators, a closed door for everybody else. What is behind it is
 * the server's to guard.
 */
export function AdminPage() {
  const { user } = useUser();
  if (user?.isAdmin || user?.isModerator) return <LoadedPanel user={user} />;
  return <AccessDenied isVisitor={user === null} />;
}

function LoadedPanel({ user }: { user: User }) {
  const loaded = useLazyPart(backOffice);
  const t = useMessages(adminMessages);
  if (loaded === undefined) return <Skeleton className="admin-loading wrap" shape="block" label={t("loading")} />;
  const { AdminPanel, panels, SecondFactorGate } = loaded;
  const panel = <AdminPanel user={user} panels={panels} />;
  return SecondFactorGate ? <SecondFactorGate userId={user.id}>{panel}</SecondFactorGate> : panel;
}

function AccessDenied({ isVisitor }: { isVisitor: boolean }) {
  const t = useMessages(adminMessages);
  return (
    <div className="admin-denied wrap">
      <FitTitle as="h1" title={t.title("accessDenied")} />
      <p className="lead">{t("denied")}</p>
      <div className="row">
        <ButtonLink href="/">{t("returnHome")}</ButtonLink>
        {isVisitor && (
          <Button variant="line" icon="user" onClick={() => openAuthDialog("login")}>
            {t("login")}
          </Button>
        )}
      </div>
      <span className="admin-illustration illustration" aria-hidden="true" />
    </div>
  );
}
