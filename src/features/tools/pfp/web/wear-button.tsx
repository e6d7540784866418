import type { VaultItem } from "#features/vault/vault.schema.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { describeError, showFailure } from "#web/lib/api-errors.ts";
import { Sign } from "#web/ui/icon.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { toast } from "#web/ui/toast.ts";
import { useWear } from "./use-wear.ts";
import { wearMessages } from "./wear.messages.ts";

/** A hood with its eyes and its zip. */
const HOOD = "M4 21V11a8 8 0 0 1 16 0v10M9 12h1M14 12h1M8 17h8M10 16v2M12 16v2M14 16v2";

/** Puts a face of the vault on, and takes it off again. */
export function WearButton({ item: { title, metadata } }: { item: VaultItem }) {
  const t = useMessages(wearMessages);
  const { wornId, isBusy, wear } = useWear();
  const faceId = metadata.id ?? null;
  const isWorn = faceId !== null && faceId === wornId;

  async function handlePress() {
    try {
      await wear(isWorn ? null : faceId);
      if (isWorn) toast({ title: t("off"), description: t("offText"), variant: "success" });
      else toast({ title: t("on", { title }), variant: "success" });
    } catch (error) {
      showFailure(error, { description: describeError(error, t("failed")) });
    }
  }

  return (
    <IconButton
      icon={<Sign path={HOOD} />}
      label={t("wear", { title })}
      aria-pressed={isWorn}
      aria-busy={isBusy || undefined}
      onClick={() => void handlePress()}
    />
  );
}
