import type { User } from "#features/users/users.schema.ts";
import { openAuthDialog } from "#features/users/web/auth-dialog-store.ts";
import { useUser } from "#features/users/web/user-context.tsx";
import { useMessages } from "#web/i18n/messages.ts";
import { useFocusHandover } from "#web/lib/focus-main.ts";
import { lazyPart, useLazyPart } from "#web/lib/lazy-part.ts";
import { reportError } from "#web/lib/report-error.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Menu, MenuItem } from "#web/ui/menu.tsx";
import { toast } from "#web/ui/toast.ts";
import { preloadAuthDialog } from "./auth-dialog-host.tsx";
import "./user-menu.css";
import { userMenuMessages } from "./user-menu.messages.ts";

/** With the faces of all members, for which a visitor has no use. */
const rankSummary = lazyPart(async () => (await import("./user-rank-summary.tsx")).UserRankSummary);

/** LOGIN for a visitor; @username with the ways to the account and out for a member. */
export function UserMenu() {
  const { user } = useUser();
  if (user === null) return <LoginButton />;
  return <MemberMenu user={user} />;
}

function LoginButton() {
  useFocusHandover(".user-menu-login");
  const t = useMessages(userMenuMessages);
  return (
    <button
      type="button"
      className="user-menu-login"
      aria-haspopup="dialog"
      onPointerEnter={preloadAuthDialog}
      onFocus={preloadAuthDialog}
      onClick={() => openAuthDialog("login")}
    >
      {t("login")}
    </button>
  );
}

function MemberMenu({ user }: { user: User }) {
  useFocusHandover(".user-menu");
  const { logout } = useUser();
  const t = useMessages(userMenuMessages);
  const name = `@${user.username}`;

  async function handleLogout() {
    try {
      await logout();
    } catch {
      toast({ title: t("logoutFailedTitle"), description: t("logoutFailedText"), variant: "destructive" });
    }
  }

  return (
    <Menu
      label={name}
      className="user-menu"
      triggerClassName="user-menu-button"
      trigger={
        <>
          <bdi className="user-menu-name written">{name}</bdi>
          <Icon name="chevron-down" />
        </>
      }
      head={<MenuHead userId={user.id} faceId={user.faceId} name={name} />}
    >
      <MenuItem href="/account" icon="user">
        {t("account")}
      </MenuItem>
      {(user.isAdmin || user.isModerator) && (
        <MenuItem href="/admin" icon="eye">
          {t("admin")}
        </MenuItem>
      )}
      <MenuItem icon="logout" onSelect={handleLogout}>
        {t("logout")}
      </MenuItem>
    </Menu>
  );
}

/** The name, and around it what comes when the menu is opened. */
function MenuHead({ name, ...member }: { userId: string; faceId: string | null; name: string }) {
  const UserRankSummary = useLazyPart(rankSummary, { onFailure: (error) => reportError(error, "Loading a rank") });
  if (UserRankSummary) return <UserRankSummary name={name} {...member} />;
  return <b className="user-menu-head">{name}</b>;
}
