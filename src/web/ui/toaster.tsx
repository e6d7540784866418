import { Toast } from "radix-ui";
import { type FocusEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { useMessages } from "#web/i18n/messages.ts";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { getTopDialog, subscribeToOpenDialogs } from "./open-dialogs.ts";
import {
  dismissToast,
  getToasts,
  subscribeToToasts,
  TOAST_DURATION_MS,
  TOAST_HOTKEY,
  TOAST_SWIPE_THRESHOLD_PX,
  type ToastItem,
} from "./toast.ts";
import { watchToastEdge } from "./toast-edge.ts";
import "./toaster.css";
import { uiMessages } from "./ui.messages.ts";

const HOTKEY = [TOAST_HOTKEY];

/** Shows the queue of `toast.ts`. Mount it once; it may arrive after the first message. */
export function Toaster() {
  const t = useMessages(uiMessages);
  const toasts = useSyncExternalStore(subscribeToToasts, getToasts, getToasts);
  const [host] = useState(createHost);
  const returnFocusTo = useRef<Element | null>(null);

  useLayoutEffect(() => {
    place(host);
    const unsubscribe = subscribeToOpenDialogs(() => place(host));
    const unwatch = watchToastEdge(host);
    return () => {
      unwatch();
      unsubscribe();
      host.remove();
    };
  }, [host]);

  function handleFocus(event: FocusEvent) {
    const cameFrom = event.relatedTarget;
    if (cameFrom instanceof Element && !host.contains(cameFrom)) returnFocusTo.current = cameFrom;
  }

  function close(id: number) {
    const hadFocus = host.contains(document.activeElement);
    dismissToast(id);
    if (hadFocus && returnFocusTo.current instanceof HTMLElement) returnFocusTo.current.focus();
  }

  return (
    <Toast.Provider
      duration={TOAST_DURATION_MS}
      swipeDirection="right"
      swipeThreshold={TOAST_SWIPE_THRESHOLD_PX}
      label={t("notification")}
      announcerContainer={host}
    >
      {toasts.map((item) => (
        <ToastCard key={item.id} item={item} dismissLabel={t("dismiss")} onClose={() => close(item.id)} />
      ))}
      {createPortal(
        <Toast.Viewport className="toaster-list" hotkey={HOTKEY} label={t("notifications")} onFocus={handleFocus} />,
        host,
      )}
    </Toast.Provider>
  );
}

interface ToastCardProps {
  item: ToastItem;
  dismissLabel: string;
  onClose: () => void;
}

function ToastCard({ item, dismissLabel, onClose }: ToastCardProps) {
  const [isPaused, setIsPaused] = useState(false);
  const variant = item.variant ?? "neutral";

  function handleEscape(event: KeyboardEvent) {
    const isFocusInside = event.target instanceof Element && event.target.closest(".toast");
    if (!isFocusInside) return;
    // The message alone closes: without this the same key would also close the dialog below it.
    event.preventDefault();
    onClose();
  }

  return (
    <Toast.Root
      className={classNames("toast", `toast-${variant}`, isPaused && "toast-paused")}
      type={variant === "destructive" ? "foreground" : "background"}
      open={item.isOpen}
      duration={item.isLasting ? Number.POSITIVE_INFINITY : TOAST_DURATION_MS}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onEscapeKeyDown={handleEscape}
      onPause={() => setIsPaused(true)}
      onResume={() => setIsPaused(false)}
    >
      <Toast.Title className="toast-title">{item.title}</Toast.Title>
      {/* What is spoken are the words one behind the other. */}
      {item.description && <span className="visually-hidden">. </span>}
      {item.description && <Toast.Description className="toast-text">{item.description}</Toast.Description>}
      {item.action && (
        <Toast.Action className="toast-action" altText={item.action.label} onClick={item.action.onAct}>
          {item.action.label}
        </Toast.Action>
      )}
      <Toast.Close className="toast-close" aria-label={dismissLabel}>
        <Icon name="close" />
      </Toast.Close>
      <span className={classNames("toast-comb", item.isLasting && "toast-comb-still")} aria-hidden="true" />
    </Toast.Root>
  );
}

function createHost(): HTMLElement {
  const host = document.createElement("div");
  host.className = "toaster";
  return host;
}

/** A modal dialog makes everything outside itself inert and lies above it, so the messages move into the top one. */
function place(host: HTMLElement): void {
  const container: HTMLElement & { moveBefore?: (node: Node, before: Node | null) => void } =
    getTopDialog() ?? document.body;
  if (host.parentElement === container) return;
  // moveBefore keeps the focus and the running countdown.
  if (host.isConnected && container.isConnected && container.moveBefore) container.moveBefore(host, null);
  else container.append(host);
}
