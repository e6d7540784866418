import { ITEM_TITLE_MAX, MEME_TEXT_MAX } from "#features/vault/vault.rules.ts";
import { clipText } from "#shared/text.ts";
import { type GraphicId, SCALE_MAX, SCALE_MIN } from "./meme.catalog.ts";
import { type MemeBackground, type MemeProject, type MemeText, memeProjectSchema, type Place } from "./meme.schema.ts";
import { clamp, type Size, wrapTurn } from "./meme-bounds.rules.ts";
import { type Fit, keepPlace, START_PLACE } from "./picture-place.rules.ts";

export const TEXT_SPOTS = ["top", "center", "bottom"] as const;
export type TextSpot = (typeof TEXT_SPOTS)[number];

/** Sizes of the rendered meme in pixels; from the specification. */
const TEMPLATE_SIZE: Size = { width: 600, height: 600 };
export const UPLOAD_SIZE: Size = { width: 400, height: 300 };
/** Width of the large image in pixels, at the same proportions. */
const HD_WIDTH = 1200;

const START_HEIGHTS: Record<TextSpot, number> = { top: 0.14, center: 0.5, bottom: 0.86 };

function createText(spot: TextSpot): MemeText {
  return { content: "", x: 0.5, y: START_HEIGHTS[spot], scale: 1, rotation: 0 };
}

export function createProject(background: MemeBackground): MemeProject {
  return {
    version: 1,
    background,
    texts: { top: createText("top"), center: createText("center"), bottom: createText("bottom") },
    filter: "none",
    opacity: 100,
    glitch: 0,
  };
}

/** 600 × 600 for a template, 400 × 300 for a generated or uploaded picture. */
export function getMemeSize({ background }: MemeProject): Size {
  return background.kind === "template" ? TEMPLATE_SIZE : UPLOAD_SIZE;
}

/** By how much the large image is larger. */
export function getHdScale(project: MemeProject): number {
  return HD_WIDTH / getMemeSize(project).width;
}

function hasText({ texts }: MemeProject): boolean {
  return TEXT_SPOTS.some((spot) => texts[spot].content.trim() !== "");
}

/** A template says something by itself; a graphic needs a text or a picture on it. */
export function canBeMade(project: MemeProject): boolean {
  return project.background.kind !== "graphic" || hasText(project);
}

/** Changes one text and keeps it within its bounds: the middle stays on the picture. */
export function changeText(project: MemeProject, spot: TextSpot, changed: Partial<MemeText>): MemeProject {
  const text = { ...project.texts[spot], ...changed };
  const kept: MemeText = {
    content: clipText(text.content, MEME_TEXT_MAX),
    x: clamp(text.x, 0, 1),
    y: clamp(text.y, 0, 1),
    scale: clamp(text.scale, SCALE_MIN, SCALE_MAX),
    rotation: wrapTurn(text.rotation),
  };
  return { ...project, texts: { ...project.texts, [spot]: kept } };
}

export function changeTexts(project: MemeProject, contents: Partial<Record<TextSpot, string>>): MemeProject {
  return TEXT_SPOTS.reduce((changed, spot) => changeText(changed, spot, { content: contents[spot] ?? "" }), project);
}

/** Back to where and how large the text began. */
export function resetPlace(project: MemeProject, spot: TextSpot): MemeProject {
  return changeText(project, spot, { ...createText(spot), content: project.texts[spot].content });
}

export function isMoved(project: MemeProject, spot: TextSpot): boolean {
  const { x, y, scale, rotation } = project.texts[spot];
  return x !== 0.5 || y !== START_HEIGHTS[spot] || scale !== 1 || rotation !== 0;
}

/** Where the uploaded picture lies. */
export function getPlace({ background }: MemeProject): Place {
  return (background.kind === "upload" && background.place) || START_PLACE;
}

/** Nothing happens to a meme that shows no upload. */
export function changePlace(
  project: MemeProject,
  change: (place: Place, fit: Fit) => Place,
  picture: Size,
): MemeProject {
  const { background } = project;
  if (background.kind !== "upload") return project;
  const fit = { picture, frame: getMemeSize(project) };
  return { ...project, background: { ...background, place: keepPlace(change(getPlace(project), fit), fit) } };
}

/** The graphic to lay an upload on: the one that is shown, or the plainest. */
export function getBackgroundGraphic({ background }: MemeProject): GraphicId {
  if (background.kind === "graphic") return background.id;
  return background.kind === "upload" ? background.ground : "cyberpunk-grid";
}

/** The name under which a meme is kept: its own words, or what it shows. */
export function nameMeme({ texts }: MemeProject, pictureName: string): string {
  const words = TEXT_SPOTS.map((spot) => texts[spot].content.trim()).filter(Boolean);
  const name = (words.join(" / ") || pictureName).replace(/\s+/g, " ");
  return [...name].slice(0, ITEM_TITLE_MAX).join("");
}

/** Undefined for anything that is not a meme of this tool. */
export function parseProject(json: string | undefined): MemeProject | undefined {
  try {
    const { success, data } = memeProjectSchema.safeParse(JSON.parse(json ?? ""));
    return success ? data : undefined;
  } catch {
    return undefined;
  }
}
