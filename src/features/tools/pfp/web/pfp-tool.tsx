import { useState } from "react";
import { PFP_STYLES, type PfpStyle } from "#features/settings/preferences.catalog.ts";
import { usePreferences } from "#features/settings/web/preferences.api.ts";
import { useUser } from "#features/users/web/user-context.tsx";
import type { NewItem } from "#features/vault/vault.schema.ts";
import { useMessages, usePackWords } from "#web/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { Chip } from "#web/ui/chip.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { FitTitle } from "#web/ui/fit-title.tsx";
import { useSuccessToast } from "../../web/use-success-toast.ts";
import { useVaultSaver } from "../../web/use-vault-saver.ts";
import { useCountPfp } from "./pfp.api.ts";
import { pfpMessages } from "./pfp.messages.ts";
import { PfpActions, type RolledPfp } from "./pfp-actions.tsx";
import { PfpFacts, PfpProof } from "./pfp-facts.tsx";
import { PfpStage, STAGE_SIZES } from "./pfp-stage.tsx";
import { PfpStrip } from "./pfp-strip.tsx";
import { RollCheck } from "./roll-check.tsx";
import { useDraw } from "./use-draw.ts";
import { useSeen } from "./use-seen.ts";
import "./pfp-tool.css";

/** A face as the vault keeps it: by its id, as the picture is the site's own. */
function toNewItem({ pfp: { id, rarity }, receiptId }: RolledPfp, title: string): NewItem {
  return { contentType: "pfp", title, metadata: { id, rarity }, receiptId };
}

/** The ground of the stage by what came out of the bag. */
const FLOODS = {
  none: "hero-block",
  common: "pfp-common-block",
  rare: "pfp-rare-block",
  legendary: "gold-block",
} as const;

function StylePicker({ style, onPick }: { style: PfpStyle; onPick: (style: PfpStyle) => void }) {
  const t = useMessages(pfpMessages);
  return (
    <fieldset className="pfp-styles wrap">
      <legend className="cap">{t("style")}</legend>
      {PFP_STYLES.map((item) => (
        <Chip key={item} isPressed={item === style} onClick={() => onPick(item)}>
          {t(`style_${item}`)}
        </Chip>
      ))}
      <p className="muted">{t("styleNote")}</p>
    </fieldset>
  );
}

export function PfpTool() {
  const t = useMessages(pfpMessages);
  const { user } = useUser();
  const { preferences } = usePreferences();
  const inWords = usePackWords();
  const saver = useVaultSaver<RolledPfp>({
    getKey: ({ pfp, receiptId }) => `${pfp.id} ${receiptId}`,
    toNewItem: (rolled) => toNewItem(rolled, inWords(rolled.pfp.name)),
  });
  const countPfp = useCountPfp();
  const showSuccessToast = useSuccessToast();
  const { shown, isDrawing, draw, showAgain, markCounted } = useDraw(STAGE_SIZES);
  const [seenIds, addSeen] = useSeen();
  const [pickedStyle, setPickedStyle] = useState<PfpStyle>();
  const style = pickedStyle ?? preferences.defaultPfpStyle;
  const face = isDrawing ? undefined : shown;
  const mood = face?.pfp.rarity ?? "none";

  async function handleDraw() {
    const drawn = await draw();
    if (drawn === undefined) return;
    const { pfp, roll } = drawn;
    addSeen(pfp.id);
    const award = await countPfp(roll?.receiptId);
    if (award !== undefined && award.awarded > 0) markCounted();
    showSuccessToast({
      title: t(`title_${pfp.rarity}`),
      action: "pfp_generated",
      isMember: user !== null,
      award,
      say: (outcome, values) => t(`points_${outcome}`, { ...values, name: inWords(pfp.name) }),
    });
    // Last, so that a vault that refuses it is heard.
    await saver.autoSave({ pfp, receiptId: roll?.receiptId });
  }

  return (
    <>
      <section className={classNames("pfp-editor wrap comb-end", FLOODS[mood])} aria-label={t("title")}>
        <div className="pfp-word" aria-hidden="true">
          <FitTitle as="p" title={t.title(`word_${mood}`)} />
        </div>
        <div className="pfp-grid">
          <PfpStage shown={shown} isDrawing={isDrawing} style={style} />
          <PfpFacts pfp={face?.pfp}>
            {face && <PfpActions key={face.number} shown={face} saver={saver} onCounted={markCounted} />}
          </PfpFacts>
          <PfpProof pfp={face?.pfp}>{face?.roll && <RollCheck key={face.number} roll={face.roll} />}</PfpProof>
          <Button className="pfp-roll" isWide isBusy={isDrawing} icon="refresh" onClick={() => void handleDraw()}>
            {t(shown ? "again" : "generate")}
          </Button>
        </div>
        <p className="visually-hidden" role="status">
          {isDrawing && t("generating")}
          {face?.isAgain &&
            t("drawn", { rarity: t(`rarity_${face.pfp.rarity}`), name: inWords(face.pfp.name), id: face.pfp.id })}
        </p>
      </section>
      <PfpStrip user={user} seenIds={seenIds} shownId={face?.pfp.id} onShow={showAgain} />
      <StylePicker style={style} onPick={setPickedStyle} />
    </>
  );
}
