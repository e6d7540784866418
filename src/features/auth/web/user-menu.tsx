import { useMessages } from "#web/i18n/messages.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Menu, MenuItem } from "#web/ui/menu.tsx";
import { toast } from "#web/ui/toast.ts";
import { preloadAuthDialog } from "./auth-dialog-host.tsx";
import { openAuthDialog } from "./auth-dialog-store.ts";
import { rescueFocus } from "./rescue-focus.ts";
import { useUser } from "./user-context.tsx";
import "./user-menu.css";
import { userMenuMessages } from "./user-menu.messages.ts";
import { UserStanding } from "./user-standing.tsx";

/** LOGIN for a visitor; @username with the ways to the account and out for a member. */
export function UserMenu() {
  const { user } = useUser();
  return user === null ? <LoginButton /> : <MemberMenu userId={user.id} username={user.username} />;
}

function LoginButton() {
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

function MemberMenu({ userId, username }: { userId: string; username: string }) {
  const { logout } = useUser();
  const t = useMessages(userMenuMessages);
  const name = `@${username}`;

  async function handleLogout() {
    try {
      await logout();
      rescueFocus();
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
          <span className="user-menu-name">{name}</span>
          <Icon name="chevron-down" />
        </>
      }
      head={<UserStanding userId={userId} name={name} />}
    >
      <MenuItem href="/account" icon="user">
        {t("account")}
      </MenuItem>
      <MenuItem icon="logout" onSelect={handleLogout}>
        {t("logout")}
      </MenuItem>
    </Menu>
  );
}
