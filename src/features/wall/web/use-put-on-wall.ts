import { useState } from "react";
import { useLocation } from "wouter";
import type { VaultItem } from "#features/vault/vault.schema.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { describeError, showFailure } from "#web/lib/api-errors.ts";
import { toast } from "#web/ui/toast.ts";
import { usePutOnWall as useWallCall } from "./put-on-wall.api.ts";
import { putOnWallMessages } from "./put-on-wall.messages.ts";

interface PutOnWall {
  isBusy: boolean;
  /** True when it hangs; else the member has been told why not. Without an item there is nothing to say. */
  put(getItem: () => Promise<VaultItem | undefined>): Promise<boolean>;
}

/** Hangs a thing of the vault on the wall, once at a time, and says how it went. */
export function usePutOnWall(): PutOnWall {
  const t = useMessages(putOnWallMessages);
  const [, navigate] = useLocation();
  const call = useWallCall();
  const [isBusy, setIsBusy] = useState(false);

  async function put(getItem: () => Promise<VaultItem | undefined>): Promise<boolean> {
    if (isBusy) return false;
    setIsBusy(true);
    try {
      const item = await getItem();
      if (item === undefined) return false;
      await call(item.id);
      const action = { label: t("see"), onAct: () => navigate("/leaderboard?view=wall") };
      toast({ title: t("done"), description: t("doneText", { title: item.title }), variant: "success", action });
      return true;
    } catch (error) {
      showFailure(error, { description: describeError(error, t("failed")) });
      return false;
    } finally {
      setIsBusy(false);
    }
  }

  return { isBusy, put };
}
