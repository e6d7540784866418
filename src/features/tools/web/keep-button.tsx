import { useMessages } from "#web/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { toolsMessages } from "./tools.messages.ts";

interface KeepButtonProps {
  isKept: boolean;
  isSaving: boolean;
  onKeep: () => void;
  variant?: "primary" | "line";
  disabled?: boolean;
}

/** Saves to the vault. Once saved it stays where it is, so that the focus does, and says so. */
export function KeepButton({ isKept, isSaving, onKeep, variant = "line", disabled = false }: KeepButtonProps) {
  const t = useMessages(toolsMessages);
  return (
    <>
      <Button
        variant={isKept ? "line" : variant}
        size="medium"
        icon={isKept ? "check" : "plus"}
        isBusy={isSaving}
        disabled={disabled}
        aria-disabled={isKept || undefined}
        onClick={() => !isKept && onKeep()}
      >
        {t(isKept ? "saved" : "save")}
      </Button>
      <span className="visually-hidden" role="status">
        {isKept && t("inVault")}
      </span>
    </>
  );
}
