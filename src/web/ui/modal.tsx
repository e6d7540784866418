import { type PointerEvent, type ReactNode, type SyntheticEvent, useLayoutEffect, useRef } from "react";
import { createPortal } from "react-dom";
import "./modal.css";
import { classNames } from "./class-names.ts";
import { addOpenDialog } from "./open-dialogs.ts";

export interface ModalProps {
  onClose: () => void;
  /** Accessible name; a visible heading may give it instead through `labelledBy`. */
  label?: string | undefined;
  labelledBy?: string | undefined;
  className?: string;
  children: ReactNode;
}

const FIRST_FIELD =
  "[data-autofocus], input:not([type=hidden], :disabled), textarea:not(:disabled), select:not(:disabled)";

/**
 * A native modal dialog over the whole viewport, mounted while it is open. The browser keeps the focus inside, makes
 * the page behind inert and gives the focus back; Esc and a press on the scrim close it. It lives at the end of the
 * body, so nested ones stack and no form ends up inside another.
 */
export function Modal({ onClose, label, labelledBy, className, children }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const isScrimPressed = useRef(false);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    dialog.showModal();
    dialog.querySelector<HTMLElement>(FIRST_FIELD)?.focus();
    const removeOpenDialog = addOpenDialog(dialog);
    // Closing before the element leaves the document is what returns the focus.
    return () => {
      removeOpenDialog();
      dialog.close();
    };
  }, []);

  function handleCancel(event: SyntheticEvent<HTMLDialogElement>) {
    // A file picker inside fires a bubbling `cancel` of its own.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  }

  function handleClose(event: SyntheticEvent<HTMLDialogElement>) {
    // Browsers force a second Esc through without `cancel`.
    if (event.target === event.currentTarget && !event.currentTarget.open) onClose();
  }

  function handlePointerDown(event: PointerEvent<HTMLDialogElement>) {
    isScrimPressed.current = event.target === event.currentTarget;
  }

  function handleClick(event: SyntheticEvent<HTMLDialogElement>) {
    if (isScrimPressed.current && event.target === event.currentTarget) onClose();
  }

  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: the scrim is a pointer shortcut for Esc, which the dialog handles
    <dialog
      ref={ref}
      className={classNames("modal", className)}
      aria-label={label}
      aria-labelledby={labelledBy}
      onCancel={handleCancel}
      onClose={handleClose}
      onPointerDown={handlePointerDown}
      onClick={handleClick}
    >
      {children}
    </dialog>,
    document.body,
  );
}
