/** Runs in the browser: what the meme tool draws, and the least that any tool would have to draw for the same picture. */
import { changeTexts, createProject, getMemeSize } from "../src/features/tools/meme/meme.rules.ts";
import { createCanvas } from "../src/features/tools/meme/web/draw/canvas.ts";
import { type PictureSource, paintPicture } from "../src/features/tools/meme/web/draw/paint.ts";
import { drawTexts, layOutTexts, loadFace } from "../src/features/tools/meme/web/draw/texts.ts";

const project = changeTexts(createProject({ kind: "template", id: "bench" }), {
  top: "I said I would sell",
  center: "Zip it",
  bottom: "At the top of the building",
});
const size = getMemeSize(project);

/** Waits until the strokes are really on the picture. */
function settle(context: { getImageData(x: number, y: number, width: number, height: number): unknown }): void {
  context.getImageData(0, 0, 1, 1);
}

function findMedian(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

async function drawMeme(picture: PictureSource): Promise<void> {
  const look = { opacity: 100, filter: "cyberpunk", glitch: 0 } as const;
  const painted = await paintPicture({ size, scale: 1, background: undefined, picture, ...look });
  const { context } = createCanvas(size.width, size.height);
  context.drawImage(painted, 0, 0);
  const fitted = layOutTexts(project.texts, { size, locale: "en" });
  drawTexts(context, { texts: project.texts, fitted, size, scale: 1 });
  settle(context);
}

function drawBare(bitmap: ImageBitmap): void {
  const { context } = createCanvas(size.width, size.height);
  context.drawImage(bitmap, 0, 0, size.width, size.height);
  context.font = '900 60px "Face Display"';
  for (const [index, text] of ["I SAID I WOULD SELL", "ZIP IT", "AT THE TOP OF THE BUILDING"].entries()) {
    context.strokeText(text, 20, 90 + index * 200);
    context.fillText(text, 20, 90 + index * 200);
  }
  settle(context);
}

/** Median milliseconds of each, measured in turns. */
export async function measureStrokes(url: string, rounds: number): Promise<{ meme: number; bare: number }> {
  const blob = await (await fetch(url)).blob();
  const bitmap = await createImageBitmap(blob);
  await loadFace();
  const times: { meme: number[]; bare: number[] } = { meme: [], bare: [] };
  for (let round = -5; round < rounds; round += 1) {
    const startedAt = performance.now();
    await drawMeme({ key: url, blob });
    const between = performance.now();
    drawBare(bitmap);
    if (round < 0) continue;
    times.meme.push(between - startedAt);
    times.bare.push(performance.now() - between);
  }
  return { meme: findMedian(times.meme), bare: findMedian(times.bare) };
}
