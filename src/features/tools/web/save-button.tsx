import { useMessages } from "#web/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { saveButtonMessages } from "./save-button.messages.ts";

interface SaveButtonProps {
  isSaved: boolean;
  isSaving: boolean;
  onSave: () => void;
  variant?: "primary" | "line";
  disabled?: boolean;
}

/** Saves to the vault. Once saved it stays where it is, so that the focus does, and says so. */
export function SaveButton({ isSaved, isSaving, onSave, variant = "line", disabled = false }: SaveButtonProps) {
  const t = useMessages(saveButtonMessages);
  return (
    <>
      <Button
        variant={isSaved ? "line" : variant}
        size="medium"
        icon={isSaved ? "check" : "plus"}
        isBusy={isSaving}
        disabled={disabled}
        aria-disabled={isSaved || undefined}
        onClick={() => !isSaved && onSave()}
      >
        {t(isSaved ? "saved" : "save")}
      </Button>
      <span className="visually-hidden" role="status">
        {isSaved && t("inVault")}
      </span>
    </>
  );
}
