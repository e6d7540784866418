/** A community's name as a drawing, and the pictures that carry it: what a new pack has until somebody draws better ones. */
import { readFileSync } from "node:fs";
import { create, type Font } from "fontkit";
import sharp from "sharp";

const DISPLAY_FACE = new URL("../../src/web/theme/fonts/face-display.ttf", import.meta.url);
const HEIGHT = 260;
const MARGIN = 30;
/** The side of the square that a mark fills. */
const MARK = 512;
/** Of a card's width, the part that the name may fill. */
const NAME_SHARE = 0.48;

let face: Font | undefined;

function openFace(): Font {
  face ??= create(readFileSync(DISPLAY_FACE)).getVariation({ wdth: 100 });
  return face;
}

/** Letters of a name that the display face has not: the site could not set it large. */
export function findMissingLetters(name: string): string[] {
  return [...name.toUpperCase()].filter((letter) => !openFace().hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
}

interface Drawing {
  width: number;
  height: number;
  /** What stands within the `svg` element. */
  content: string;
}

export function escapeXml(text: string): string {
  return text.replace(/[<&]/g, (sign) => (sign === "<" ? "&lt;" : "&amp;"));
}

/** The drawing as a file. */
export function writeSvg({ width, height, content }: Drawing, title: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<title>${escapeXml(title)}</title>
${content}
</svg>
`;
}

/** The name in outlines of the display face. */
export function drawWordmark(name: string, colour: string): Drawing {
  const font = openFace();
  const { glyphs, positions, advanceWidth } = font.layout(name.toUpperCase());
  const scale = (HEIGHT - 2 * MARGIN) / font.capHeight;
  let x = 0;
  const letters = glyphs.map(({ path }, index) => {
    const letter = `<path transform="translate(${x})" d="${path.toSVG()}"/>`;
    x += positions[index]?.xAdvance ?? 0;
    return letter;
  });
  const place = `translate(${MARGIN} ${HEIGHT - MARGIN}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})`;
  return {
    width: Math.ceil(advanceWidth * scale) + 2 * MARGIN,
    height: HEIGHT,
    content: `<g fill="${colour}" transform="${place}">${letters.join("")}</g>`,
  };
}

function placeDrawing({ width, height, content }: Drawing, x: number, y: number): string {
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}">${content}</svg>`;
}

/** Mark and name in one drawing; `mark` is the content of a square one. */
export function drawLockup(mark: string, wordmark: Drawing, direction: "horizontal" | "stacked"): Drawing {
  const square = { width: MARK, height: MARK, content: mark };
  if (direction === "horizontal") {
    const content = placeDrawing(square, 0, 0) + placeDrawing(wordmark, MARK, (MARK - HEIGHT) / 2);
    return { width: MARK + wordmark.width, height: MARK, content };
  }
  const width = Math.max(MARK, wordmark.width);
  const content =
    placeDrawing(square, Math.round((width - MARK) / 2), 0) +
    placeDrawing(wordmark, Math.round((width - wordmark.width) / 2), MARK);
  return { width, height: MARK + HEIGHT, content };
}

interface Card {
  width: number;
  height: number;
  background: string;
  wordmark: Drawing;
  /** A cut-out figure, as bytes of a picture. */
  figure: Buffer;
}

/** The name on the left, the figure on the right: for previews of links, and for the banner. */
export function drawCard({ width, height, background, wordmark, figure }: Card): Promise<Buffer> {
  const nameWidth = Math.round(Math.min(width * NAME_SHARE, (wordmark.width / HEIGHT) * height * 0.6));
  return layCard({ width, height, background }, [
    { picture: Buffer.from(writeSvg(wordmark, "")), fit: { width: nameWidth }, toRight: 0.05 },
    { picture: figure, fit: { height }, toRight: 1 },
  ]);
}

interface Layer {
  picture: Buffer;
  fit: { width?: number; height?: number };
  /** 0 at the left edge, 1 at the right one. */
  toRight: number;
}

async function layCard(card: Pick<Card, "width" | "height" | "background">, layers: Layer[]): Promise<Buffer> {
  const placed = layers.map(async ({ picture, fit, toRight }) => {
    const { data, info } = await sharp(picture).resize(fit).png().toBuffer({ resolveWithObject: true });
    const left = Math.round((card.width - info.width) * toRight);
    return { input: data, left, top: Math.round((card.height - info.height) / 2) };
  });
  const background = sharp({
    create: { width: card.width, height: card.height, channels: 3, background: card.background },
  });
  return background
    .composite(await Promise.all(placed))
    .png()
    .toBuffer();
}
