import { countDifferences, getHue, getHueBin, type PictureFacts } from "./picture-facts.ts";

export interface PictureRules {
  luminance: { least: number; most: number };
  /** Captions stand on the upper and lower band. */
  hasCaptionBands?: boolean;
  /** Colours of its lights: each must show. */
  lights?: readonly string[];
}

/** Share of pixels that may be as good as white. */
const MAX_CLIPPED = 0.01;
/** Less means that a shader has failed and drawn next to nothing. */
const MIN_CONTRAST = 0.08;
/** Bits in which any two pictures of a set differ. */
const MIN_DIFFERENCES = 8;
/** What WCAG asks of white text. */
const MIN_TEXT_CONTRAST = 4.5;
/** Share of the coloured pixels that have about the hue of a light. */
const MIN_LIGHT_SHARE = 0.01;

function getContrastWithWhite(luminance: number): number {
  return 1.05 / (luminance + 0.05);
}

function hasLight({ hues }: PictureFacts, light: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(light.slice(at, at + 2), 16));
  const hue = getHue(red, green, blue);
  // A white light has no hue to look for.
  if (hue === undefined) return true;
  const bin = getHueBin(hue);
  const share = [-1, 0, 1].reduce((sum, step) => sum + (hues[(bin + step + hues.length) % hues.length] ?? 0), 0);
  return share >= MIN_LIGHT_SHARE;
}

/** What is wrong with a picture by its numbers, as sentences; what it looks like is for the eye. */
export function findPictureProblems(facts: PictureFacts, rules: PictureRules): string[] {
  const { least, most } = rules.luminance;
  const problems: string[] = [];
  if (facts.luminance < least) problems.push(`too dark: mean luminance ${facts.luminance.toFixed(3)}, least ${least}`);
  if (facts.luminance > most) problems.push(`washed out: mean luminance ${facts.luminance.toFixed(3)}, most ${most}`);
  if (facts.clipped > MAX_CLIPPED) problems.push(`${(facts.clipped * 100).toFixed(1)} % of it is clipped to white`);
  if (facts.contrast < MIN_CONTRAST) problems.push(`flat: luma deviates by ${facts.contrast.toFixed(3)} only`);
  for (const light of rules.lights ?? []) {
    if (!hasLight(facts, light)) problems.push(`its light ${light} does not show`);
  }
  if (rules.hasCaptionBands) {
    for (const [band, luminance] of Object.entries(facts.bands)) {
      const contrast = getContrastWithWhite(luminance);
      if (contrast < MIN_TEXT_CONTRAST)
        problems.push(`white on its ${band} band has a contrast of ${contrast.toFixed(1)} only`);
    }
  }
  return problems;
}

/** Pairs of a set that look alike to someone who scrolls past. */
export function findTwins(set: ReadonlyMap<string, PictureFacts>): string[] {
  const entries = [...set];
  return entries.flatMap(([id, facts], index) =>
    entries.slice(index + 1).flatMap(([otherId, other]) => {
      const differences = countDifferences(facts.hash, other.hash);
      return differences >= MIN_DIFFERENCES
        ? []
        : [`${id} and ${otherId} look alike: ${differences} of 63 bits differ`];
    }),
  );
}

/** What makes a vector file unfit to travel alone. */
export function findVectorProblems(svg: string): string[] {
  const problems: string[] = [];
  if (!/^\s*(?:<\?xml[^>]*>\s*)?<svg\b[^>]*\bviewBox="/.test(svg)) problems.push("has no viewBox");
  if (!/<\/svg>\s*$/.test(svg)) problems.push("does not end");
  if (/<(?:script|foreignObject|image)\b|\bon\w+=|(?:href|src)="(?!#)|url\((?!["']?#|["']?data:)|@import/i.test(svg))
    problems.push("refers to something outside itself");
  return problems;
}
