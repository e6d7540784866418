import { pack } from "#shared/pack.ts";
import type { Pfp } from "#shared/pack-media.schema.ts";
import type { Translate } from "#web/i18n/messages.ts";
import { toast } from "#web/ui/toast.ts";
import type { PfpAward } from "./pfp.api.ts";
import type { pfpMessages } from "./pfp.messages.ts";

type TranslatePfp = Translate<typeof pfpMessages.texts, typeof pfpMessages.titles>;

const { points: WORTH, cooldownSeconds } = pack.points.pfp_generated;

interface Drawn {
  pfp: Pfp;
  isMember: boolean;
  award: PfpAward | undefined;
}

/** Says by rarity what came out of the bag, and what it earned or, kindly, why not. */
export function showDrawn(t: TranslatePfp, { pfp: { name, rarity }, isMember, award }: Drawn): void {
  toast({ title: t(`title_${rarity}`), description: explain(), variant: "success" });

  function explain(): string {
    if (!isMember) return t("visitor", { name, points: WORTH });
    if (award === undefined) return t("plain", { name });
    if (award.awarded > 0) return t("earned", { name, points: award.awarded, total: award.totalPoints });
    return t(`refused_${award.reason ?? "duplicate"}`, { name, seconds: cooldownSeconds });
  }
}
