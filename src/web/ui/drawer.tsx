import type { ReactNode } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import "./drawer.css";
import { Divider } from "./divider.tsx";
import { IconButton } from "./icon-button.tsx";
import { Modal } from "./modal.tsx";
import { uiMessages } from "./ui.messages.ts";

interface DrawerProps {
  isOpen: boolean;
  onClose: () => void;
  label: string;
  /** Left of the close button: the brand. */
  head?: ReactNode;
  /** Below the zip, at the bottom edge. */
  foot?: ReactNode;
  children: ReactNode;
}

/** The menu of small screens; slides in from the end side. */
export function Drawer({ isOpen, onClose, label, head, foot, children }: DrawerProps) {
  const t = useMessages(uiMessages);
  if (!isOpen) return null;
  return (
    <Modal onClose={onClose} label={label}>
      <div className="drawer-panel">
        <div className="drawer-head">
          {head}
          <IconButton className="drawer-close" icon="close" label={t("close")} onClick={onClose} />
        </div>
        <div className="drawer-body">{children}</div>
        {foot !== undefined && (
          <div className="drawer-foot">
            <Divider />
            {foot}
          </div>
        )}
      </div>
    </Modal>
  );
}
