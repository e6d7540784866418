import { useState } from "react";
import { useLocation } from "wouter";
import type { VaultItem } from "#features/vault/vault.schema.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { describeError, showFailure } from "#web/lib/api-errors.ts";
import { Sign } from "#web/ui/icon.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { toast } from "#web/ui/toast.ts";
import { usePutOnWall } from "./put-on-wall.api.ts";
import { putOnWallMessages } from "./put-on-wall.messages.ts";

/** A frame on its nail. */
const FRAME = "M4 9h16v12H4zM5 9l7-6 7 6M8 17l3-3 2 2 3-4";

/** Hangs a thing of the vault on the wall. */
export function PutOnWallButton({ item }: { item: VaultItem }) {
  const t = useMessages(putOnWallMessages);
  const [, navigate] = useLocation();
  const put = usePutOnWall();
  const [isBusy, setIsBusy] = useState(false);
  const { id, title } = item;

  async function handlePut() {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await put(id);
      const action = { label: t("see"), onAct: () => navigate("/leaderboard?view=wall") };
      toast({ title: t("done"), description: t("doneText", { title }), variant: "success", action });
    } catch (error) {
      showFailure(error, { description: describeError(error, t("failed")) });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <IconButton
      icon={<Sign path={FRAME} />}
      label={t("put", { title })}
      aria-busy={isBusy || undefined}
      onClick={() => void handlePut()}
    />
  );
}
