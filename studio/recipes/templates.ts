import { figurePicture } from "../figure/figure-picture.ts";
import { MEDIA, type Picture, type PictureFile } from "../picture.ts";
import { printTemplate, type TemplatePrint } from "../print/template.ts";
import { TEMPLATE_CAST } from "./template-cast.ts";

/** Rendered a little smaller than delivered: two rays for each pixel of the canvas that draws it at half its width. */
const SIZE = 840;
const BUDGETS: Record<number, number> = { 1200: 160_000, 300: 18_000 };
const PRINT: TemplatePrint = {
  sizes: [
    { width: 1200, maxBytes: 160_000 },
    { width: 300, maxBytes: 18_000 },
  ],
  band: "#05020a",
};
/** So full of detail that the picker of the meme tool, which shows all at once, needs them smaller. */
const BUSY = new Set([
  "blank-cyberpunk",
  "reaper-approval-wealth",
  "reaper-business-success",
  "reaper-cooking-gains",
  "reaper-diamond-hands",
  "reaper-money-bags",
  "reaper-rocket-moon",
  "reaper-sleeping-confident",
  "reaper-strength-gains",
  "reaper-trading-setup",
  "reaper-victory-dance",
]);
const BUSY_PRINT: TemplatePrint = {
  ...PRINT,
  sizes: [
    { width: 1200, maxBytes: 160_000 },
    { width: 300, maxBytes: 8_500 },
  ],
};

/** The meme tool opens with it: its large file is part of a first load. */
const FIRST = "reaper-bullish-chart";
const FIRST_PRINT: TemplatePrint = {
  ...PRINT,
  sizes: [
    { width: 1200, maxBytes: 58_000 },
    { width: 300, maxBytes: 8_500 },
  ],
};

function getPrint(name: string): TemplatePrint {
  if (name === FIRST) return FIRST_PRINT;
  return BUSY.has(name) ? BUSY_PRINT : PRINT;
}

export const templatePictures: Picture[] = Object.entries(TEMPLATE_CAST).map(([name, figure]) => {
  const shot = { figure, width: SIZE, height: SIZE, samples: 1 };
  const files: PictureFile[] = [1200, 300].flatMap((width) =>
    ["avif", "webp"].map((format) => ({
      path: `${MEDIA}/templates/${name}-${width}.${format}`,
      maxBytes: BUDGETS[width] ?? 0,
    })),
  );
  return figurePicture({
    id: `templates/${name}`,
    shot,
    files,
    settings: getPrint(name),
    source: "print/template.ts",
    print: printTemplate,
  });
});
