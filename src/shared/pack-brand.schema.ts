import * as z from "zod/mini";

/** The pack's brand files, which anyone may take: logos, the banner and the brand's colours. */

const words = z.string().check(z.trim(), z.minLength(1, "must not be empty"));
const wholeNumber = z.int("must be a whole number").check(z.positive("must be above 0"));

/** What a logo may stand on. */
const LOGO_GROUNDS = ["void", "paper", "hero", "flood", "gold"] as const;

const drawingSchema = z.object({ width: wholeNumber, height: wholeNumber, sizeBytes: wholeNumber });

const logoSchema = z.object({
  /** Names `media/logo/<id>.svg` and `media/logo/png/<id>.png`. */
  id: z.string().check(z.regex(/^[a-z0-9-]+$/, "must be lower-case letters, digits and hyphens")),
  name: words,
  /** Where it can be read, the best first. */
  backgrounds: z
    .array(z.enum(LOGO_GROUNDS, `must be one of ${LOGO_GROUNDS.join(", ")}`))
    .check(z.minLength(1, "must name at least one background")),
  /** Below this width, in pixels, its teeth run together. */
  minimumWidth: wholeNumber,
  svg: drawingSchema,
  png: drawingSchema,
});

const bannerFileSchema = z.object({ path: words, format: words, sizeBytes: wholeNumber });

const hex = z.string().check(z.regex(/^#[0-9A-F]{6}$/, "must be a colour like #FFB81C"));

export const packBrandSchema = z.object({
  logos: z.array(logoSchema).check(z.minLength(1, "must name at least one logo")),
  banner: z.object({
    width: wholeNumber,
    height: wholeNumber,
    /** What sites that take banners allow, in megabytes. */
    limitMegabytes: wholeNumber,
    /** Words and faces stay in here, in pixels of the banner. */
    safeArea: z.object({ x: wholeNumber, y: wholeNumber, width: wholeNumber, height: wholeNumber }),
    files: z.array(bannerFileSchema).check(z.minLength(1, "must name at least one file")),
  }),
  colours: z.array(z.object({ name: words, hex, use: words })),
});

export type Logo = z.infer<typeof logoSchema>;
export type LogoBackground = Logo["backgrounds"][number];
export type Banner = z.infer<typeof packBrandSchema>["banner"];
