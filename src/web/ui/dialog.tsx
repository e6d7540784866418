import type { ReactNode } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import "./dialog.css";
import { classNames } from "./class-names.ts";
import { IconButton } from "./icon-button.tsx";
import { Modal } from "./modal.tsx";
import { uiMessages } from "./ui.messages.ts";

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Accessible name, usually the visible title's text. */
  label: string;
  /** The flood beside the form: a fitted title and an illustration. On the phone it lies above. */
  side?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** A sheet of paper that opens like a zip. Two columns when it has a side; the whole screen on the phone. */
export function Dialog({ isOpen, onClose, label, side, className, children }: DialogProps) {
  const t = useMessages(uiMessages);
  if (!isOpen) return null;
  return (
    <Modal onClose={onClose} label={label} className="dialog">
      <div className={classNames("dialog-panel paper", side !== undefined && "dialog-with-side", className)}>
        {side !== undefined && <div className="dialog-side hero-block">{side}</div>}
        <div className="dialog-body">{children}</div>
        <IconButton className="dialog-close" icon="close" label={t("close")} onClick={onClose} />
      </div>
    </Modal>
  );
}
