import { useMessages } from "#web/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { Range } from "#web/ui/range.tsx";
import { ZOOM_MAX, ZOOM_MIN } from "../meme.catalog.ts";
import { changePlace, getPlace } from "../meme.rules.ts";
import type { Place } from "../meme.schema.ts";
import type { Size } from "../meme-bounds.rules.ts";
import { type Fit, getFillScale, getWholeScale, START_PLACE, turnQuarter } from "../picture-place.rules.ts";
import { memeMessages } from "./meme.messages.ts";
import type { MemeEditor } from "./use-meme-editor.ts";

const MIDDLE = { x: START_PLACE.x, y: START_PLACE.y };

/** What is done at a press, without a drag. */
const PRESSES: Record<"placeFill" | "placeWhole" | "placeLeft" | "placeRight", (place: Place, fit: Fit) => Place> = {
  placeFill: (place, fit) => ({ ...place, ...MIDDLE, scale: getFillScale(fit, place.rotation) }),
  placeWhole: (place, fit) => ({ ...place, ...MIDDLE, scale: getWholeScale(fit, place.rotation) }),
  placeLeft: (place, fit) => turnQuarter(place, -1, fit),
  placeRight: (place, fit) => turnQuarter(place, 1, fit),
};
const PRESS_NAMES = Object.keys(PRESSES) as (keyof typeof PRESSES)[];

/** Which part of the upload the frame shows: the same as with fingers on the stage, by controls with names. */
export function MemePlacing({ editor, picture }: { editor: MemeEditor; picture: Size }) {
  const t = useMessages(memeMessages);
  const { project, change } = editor;
  const place = getPlace(project);

  function put(tag: string, changed: Partial<Place>): void {
    change((shown) => changePlace(shown, (now) => ({ ...now, ...changed }), picture), tag);
  }

  return (
    <fieldset className="meme-placing">
      <legend className="cap">{t("placeLegend")}</legend>
      <div className="meme-placing-row">
        {PRESS_NAMES.map((name) => (
          <Button
            key={name}
            size="small"
            variant="line"
            icon={null}
            onClick={() => change((shown) => changePlace(shown, PRESSES[name], picture))}
          >
            {t(name)}
          </Button>
        ))}
      </div>
      <Range
        label={t("placeZoom")}
        min={ZOOM_MIN * 100}
        max={ZOOM_MAX * 100}
        value={Math.round(place.scale * 100)}
        valueText={t("percent", { value: Math.round(place.scale * 100) })}
        onChange={({ target }) => put("place-zoom", { scale: target.valueAsNumber / 100 })}
      />
      <Range
        label={t("placeTurn")}
        min={-180}
        max={180}
        value={Math.round(place.rotation)}
        valueText={t("degrees", { value: Math.round(place.rotation) })}
        onChange={({ target }) => put("place-turn", { rotation: target.valueAsNumber })}
      />
      {(["x", "y"] as const).map((axis) => (
        <Range
          key={axis}
          // The picture is the same in every language: the pull goes where the picture goes.
          dir={axis === "x" ? "ltr" : undefined}
          label={t(axis === "x" ? "placeAcross" : "placeDown")}
          min={0}
          max={100}
          value={Math.round(place[axis] * 100)}
          valueText={t("percent", { value: Math.round(place[axis] * 100) })}
          onChange={({ target }) => put(`place-${axis}`, { [axis]: target.valueAsNumber / 100 })}
        />
      ))}
      <p className="muted">{t("placeHint")}</p>
    </fieldset>
  );
}
