import * as z from "zod/mini";
import { communityVoiceSchema } from "#shared/community-voice.ts";
import { isLanguage } from "#shared/languages.ts";
import { type Pack, packSchema } from "#shared/pack.schema.ts";
import { packBrandSchema } from "#shared/pack-brand.schema.ts";
import { packListsSchema } from "#shared/pack-lists.schema.ts";
import { packMediaSchema } from "#shared/pack-media.schema.ts";
import { packPicturesSchema } from "#shared/pack-pictures.schema.ts";
import { findContrastProblems } from "#shared/palette.ts";
import { serverFeatures } from "./features.server.ts";
import {
  appDescription,
  brandWords,
  languages,
  pack,
  packBrand,
  packLists,
  packMedia,
  packPictures,
  palette,
  voice,
} from "./pack.ts";

/** Addresses of the packs that ship: valid, but they belong to nobody, so nobody must send anything there. */
const DEMO_ADDRESSES = new Set([
  "A5NxX6z3mTX8GnFTZdhBnaDAZTpWQL9BkAGRHYby3TEE",
  "EHMP9NXLQjtTKjtAzN4fbd6ncAPHCrs9fsW7kyvVVKBP",
  "DXnQE26gz94fLK9Si9mPxZUAPuKKTQmnQBV5Mcnhepi1",
  "0x6546CD10D328E83e2f33cD623a83ffbeC8D2CAd8",
]);

/** What is wrong with a pack, one line per mistake with the place in the file; empty when the site can start with it. */
export function findPackProblems(pack: unknown): string[] {
  const parsed = z.safeParse(packSchema, pack);
  if (!parsed.success) return listProblems(parsed);
  return [
    ...findLadderProblems(parsed.data),
    ...findConditionProblems(parsed.data),
    ...findStakingProblems(parsed.data),
  ];
}

function findConditionProblems({ prizeConditions: { minimumHeld, provenWallet }, tokens }: Pack): string[] {
  if (minimumHeld === null) return [];
  const isKnown = tokens.some(({ id }) => id === minimumHeld.token);
  return [
    ...(isKnown ? [] : ["prizeConditions.minimumHeld.token: must be the id of a token of the pack"]),
    ...(provenWallet
      ? []
      : ["prizeConditions.minimumHeld: needs provenWallet, for tokens are counted in a proven wallet only"]),
  ];
}

function findStakingProblems({ staking, without }: Pack): string[] {
  return staking === undefined && !without.includes("stake")
    ? ['staking: is missing; a community without a pool says so with "stake" in without']
    : [];
}

function findLadderProblems({ rewards: { ladder } }: Pack): string[] {
  return ladder.flatMap(({ from, to }, index) => {
    const expected = index === 0 ? 1 : (ladder[index - 1]?.to ?? 0) + 1;
    if (from !== expected)
      return [`rewards.ladder.${index}.from: must be ${expected}, so that no rank is skipped or paid twice`];
    return to < from ? [`rewards.ladder.${index}.to: must be at least ${from}`] : [];
  });
}

function listProblems({ error }: { error?: z.core.$ZodError }): string[] {
  return error?.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`) ?? [];
}

/** The same for the pack's lists: zones, videos, creators; what they say of tokens must fit those of the pack. */
export function findPackListProblems(lists: unknown, { tokens }: Pick<Pack, "tokens"> = pack): string[] {
  const parsed = z.safeParse(packListsSchema, lists);
  if (!parsed.success) return listProblems(parsed);
  const { tokenomics, tokenClaims } = parsed.data;
  const ids = tokens.map(({ id }) => id);
  return Object.entries({ "tokenomics.launch": tokenomics.launch, tokenClaims }).flatMap(([place, byToken]) => [
    ...ids.filter((id) => byToken[id] === undefined).map((id) => `${place}.${id}: is missing`),
    ...Object.keys(byToken)
      .filter((id) => !ids.includes(id))
      .map((id) => `${place}.${id}: must be the id of a token of the pack`),
  ]);
}

/** The same for the pictures by role; that their files are there is the build's and `check:media`'s affair. */
export function findPackPictureProblems(pictures: unknown): string[] {
  return listProblems(z.safeParse(packPicturesSchema, pictures));
}

/** Files that pages ask for by the id of an entry, in both formats. */
function listNamedFiles({ pfps, memeTemplates, merch }: z.infer<typeof packMediaSchema>): string[] {
  const stems = [
    ...pfps.flatMap(({ id }) => [`pfps/${id}-256`, `pfps/${id}-1024`]),
    ...memeTemplates.flatMap(({ id }) => [`templates/${id}-300`, `templates/${id}-1200`]),
    ...merch.flatMap(({ id }) => [`merch/${id}-450`, `merch/${id}-900`]),
  ];
  return stems.flatMap((stem) => [`${stem}.avif`, `${stem}.webp`]);
}

/** The same for the lists of pictures, whose files must be there too. */
export function findPackMediaProblems(media: unknown, files: Readonly<Record<string, string>>): string[] {
  const parsed = z.safeParse(packMediaSchema, media);
  if (!parsed.success) return listProblems(parsed);
  return listNamedFiles(parsed.data)
    .filter((path) => files[path] === undefined)
    .map((path) => `media/${path}: is missing`);
}

/** The same for the brand files that anyone may take. */
export function findPackBrandProblems(brand: unknown, files: Readonly<Record<string, string>>): string[] {
  const parsed = z.safeParse(packBrandSchema, brand);
  if (!parsed.success) return listProblems(parsed);
  const paths = [
    ...parsed.data.logos.flatMap(({ id }) => [`logo/${id}.svg`, `logo/png/${id}.png`]),
    ...parsed.data.banner.files.map(({ path }) => path),
  ];
  return paths.filter((path) => files[path] === undefined).map((path) => `media/${path}: is missing`);
}

/** The same for how the community talks: a language lacks no tone, a tone no list, a line no slot. */
export function findPackVoiceProblems(candidate: unknown): string[] {
  const parsed = z.safeParse(communityVoiceSchema, candidate);
  return [...new Set(listProblems(parsed))].map((problem) => `voice.${problem}`);
}

/** All that is wrong with the pack this site is built with. */
export function findSitePackProblems(): string[] {
  return [
    ...findPackProblems(pack),
    ...findPackListProblems(packLists),
    ...findPackPictureProblems(packPictures),
    ...findPackMediaProblems(packMedia, packMedia.mediaHashes),
    ...(languages[0] === "en" && languages.every(isLanguage)
      ? []
      : ["languages: must begin with en, and name languages of the kit"]),
    ...(appDescription.trim() === "" ? ["appDescription: must not be empty"] : []),
    ...(brandWords.length === 0 ? ["brandWords: must name at least one word"] : []),
    ...findContrastProblems(palette),
    ...findPackVoiceProblems(voice),
    ...findPackBrandProblems(packBrand, packMedia.mediaHashes),
    ...serverFeatures.flatMap(({ findPackProblems }) => findPackProblems?.() ?? []),
  ];
}

function isDemoValue(value: string): boolean {
  return DEMO_ADDRESSES.has(value) || /\.example(\/|$)/.test(value);
}

/** The places of a pack or its lists that still hold a value made up for the demo. */
export function findDemoValues(pack: Pack | Record<string, unknown>): string[] {
  const visit = (value: unknown, path: string): string[] => {
    if (typeof value === "string") return isDemoValue(value) ? [`${path}: ${value}`] : [];
    if (typeof value !== "object" || value === null) return [];
    return Object.entries(value).flatMap(([key, child]) => visit(child, path === "" ? key : `${path}.${key}`));
  };
  return visit(pack, "");
}
