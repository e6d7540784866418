import type { User } from "#features/auth/auth.schema.ts";
import { openAuthDialog } from "#features/auth/web/auth-dialog-store.ts";
import { useUser } from "#features/auth/web/user-context.tsx";
import { useMessages } from "#web/i18n/messages.ts";
import { useLoadedPart } from "#web/lib/use-loaded-part.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { FitTitle } from "#web/ui/fit-title.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { adminMessages } from "./admin.messages.ts";
import "./admin-page.css";

const loadPanel = async () => (await import("./admin-panel.tsx")).AdminPanel;

/** The back office for administrators, a closed door for everybody else. What is behind it is the server's to guard. */
export function AdminPage() {
  const { user } = useUser();
  if (user?.isAdmin) return <LoadedPanel user={user} />;
  return <AccessDenied isVisitor={user === null} />;
}

function LoadedPanel({ user }: { user: User }) {
  const Panel = useLoadedPart({ isWanted: true, load: loadPanel, onFailure: () => undefined });
  const t = useMessages(adminMessages);
  if (Panel === undefined) return <Skeleton className="admin-loading wrap" shape="block" label={t("loading")} />;
  return <Panel user={user} />;
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
      <span className="admin-plate plate" aria-hidden="true" />
    </div>
  );
}
