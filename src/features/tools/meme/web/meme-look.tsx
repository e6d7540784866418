import { useMessages } from "#web/i18n/messages.ts";
import { Chip } from "#web/ui/chip.tsx";
import { Range } from "#web/ui/range.tsx";
import { GLITCH_MAX, MEME_FILTERS, OPACITY_MAX, OPACITY_MIN } from "../meme.catalog.ts";
import { memeMessages } from "./meme.messages.ts";
import type { MemeEditor } from "./use-meme-editor.ts";

/** Filter, opacity and, for the glitch alone, how much of it. */
export function MemeLook({ editor }: { editor: MemeEditor }) {
  const t = useMessages(memeMessages);
  const { project, change } = editor;
  const { filter, opacity, glitch } = project;
  return (
    <>
      <fieldset className="meme-filters">
        <legend className="cap">{t("filter")}</legend>
        {MEME_FILTERS.map((item) => (
          <Chip key={item} isPressed={item === filter} onClick={() => change((shown) => ({ ...shown, filter: item }))}>
            {t(`filter_${item}`)}
          </Chip>
        ))}
      </fieldset>
      {filter === "glitch" && (
        <Range
          label={t("glitch")}
          min={0}
          max={GLITCH_MAX}
          value={glitch}
          valueText={String(glitch)}
          hint={glitch === 0 ? t("glitchNone") : undefined}
          onChange={({ target }) => change((shown) => ({ ...shown, glitch: target.valueAsNumber }), "glitch")}
        />
      )}
      <Range
        label={t("opacity")}
        min={OPACITY_MIN}
        max={OPACITY_MAX}
        value={opacity}
        valueText={t("percent", { value: opacity })}
        onChange={({ target }) => change((shown) => ({ ...shown, opacity: target.valueAsNumber }), "opacity")}
      />
    </>
  );
}
