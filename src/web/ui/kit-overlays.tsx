import { useState } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { Drawer } from "./drawer.tsx";
import { TextField } from "./field.tsx";
import { FitTitle } from "./fit-title.tsx";
import { Icon } from "./icon.tsx";
import { kitMessages } from "./kit.messages.ts";
import { Menu, MenuItem } from "./menu.tsx";
import { toast } from "./toast.ts";
import { Toaster } from "./toaster.tsx";

type Overlay = "dialog" | "reset" | "drawer";

export function KitOverlays() {
  const t = useMessages(kitMessages);
  const [open, setOpen] = useState<Overlay[]>([]);
  const show = (overlay: Overlay) => setOpen([...open, overlay]);
  const hideLast = () => setOpen(open.slice(0, -1));

  return (
    <>
      <div className="row">
        <Button size="small" onClick={() => show("dialog")}>
          Open dialog
        </Button>
        <Button size="small" onClick={() => show("drawer")}>
          Open drawer
        </Button>
        <ToastButtons />
        <Menu
          label="Language"
          triggerLabel="Language EN"
          columns={2}
          trigger={
            <>
              <Icon name="globe" /> EN
            </>
          }
        >
          <MenuItem isCurrent lang="en">
            English
          </MenuItem>
          <MenuItem isCurrent={false} lang="de">
            Deutsch
          </MenuItem>
          <MenuItem isCurrent={false} lang="fr">
            Français
          </MenuItem>
          <MenuItem isCurrent={false} lang="es">
            Español
          </MenuItem>
        </Menu>
        <Menu
          label="Account"
          trigger={
            <>
              @stickerlord <Icon name="chevron-down" />
            </>
          }
        >
          <MenuItem href="/account" icon="user">
            Account
          </MenuItem>
          <MenuItem icon="logout" onSelect={() => toast({ title: "Logged out" })}>
            Logout
          </MenuItem>
        </Menu>
      </div>
      <Dialog
        isOpen={open.includes("dialog")}
        onClose={hideLast}
        label="Join the chaos"
        side={<FitTitle title={[t.title("join"), t.title("chaos")]} />}
      >
        <form className="stack">
          <TextField
            label="Username"
            defaultValue="zip grin!"
            error="Username must be 3-20 characters, letters/numbers/underscore only"
          />
          <TextField label="Password" type="password" aside="at least 6" />
          <div className="two-columns">
            <TextField label="X" aside="optional" />
            <TextField label="Telegram" aside="optional" />
          </div>
          <TextField label="Wallet" aside="optional" isData placeholder="32-44 characters" />
          <Button isWide>Create account</Button>
          <Button variant="quiet" size="small" onClick={() => show("reset")}>
            Forgot your password?
          </Button>
          <ToastButtons />
        </form>
      </Dialog>
      <Dialog isOpen={open.includes("reset")} onClose={hideLast} label="Reset password">
        <form className="stack">
          <TextField label="Username or contact" />
          <Button onClick={hideLast}>Send</Button>
        </form>
      </Dialog>
      <Drawer isOpen={open.includes("drawer")} onClose={hideLast} label="Menu" foot={<p>Small print.</p>}>
        <a className="display t3 w-62" href="#vision">
          Vision
        </a>
      </Drawer>
      <Toaster />
    </>
  );
}

function ToastButtons() {
  return (
    <div className="row">
      <Button
        size="small"
        variant="danger"
        icon={null}
        onClick={() =>
          toast({
            title: "Weak Password",
            description: "Password must be at least 6 characters",
            variant: "destructive",
          })
        }
      >
        Toast loss
      </Button>
      <Button
        size="small"
        variant="bone"
        icon={null}
        onClick={() => toast({ title: "Content Saved!", description: "Zipped into your vault", variant: "success" })}
      >
        Toast gain
      </Button>
    </div>
  );
}
