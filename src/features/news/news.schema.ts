import * as z from "zod/mini";
import { optionalText, requiredText } from "#shared/text.schema.ts";
import { NEWS_ALT_MAX, NEWS_KINDS, NEWS_LINE_MAX, NEWS_LINK_MAX, NEWS_MAX, NEWS_TITLE_MAX } from "./news.rules.ts";

const pictureFields = {
  pictureUrl: z.string(),
  /** Pixels, where they are known. */
  width: z.nullable(z.int()),
  height: z.nullable(z.int()),
  alt: z.string(),
  link: z.nullable(z.string()),
};

const bannerSchema = z.object({ id: z.uuid(), ...pictureFields });
export type Banner = z.infer<typeof bannerSchema>;

const cardSchema = z.object({ id: z.uuid(), title: z.string(), line: z.string(), ...pictureFields });
export type NewsCard = z.infer<typeof cardSchema>;

/** What the home page shows now. */
export const newsSchema = z.object({ banner: z.nullable(bannerSchema), cards: z.array(cardSchema) });
export type News = z.infer<typeof newsSchema>;

const moment = z._default(z.nullable(z.iso.datetime()), null);

export const newsBodySchema = z.object({
  kind: z.enum(NEWS_KINDS, `kind must be one of ${NEWS_KINDS.join(", ")}`),
  /** File name of an uploaded picture. */
  file: z.string("Choose a picture of the library").check(z.maxLength(64, "Choose a picture of the library")),
  /** Of a banner it is for the back office alone. */
  title: requiredText(NEWS_TITLE_MAX, "Give it a title"),
  line: optionalText(NEWS_LINE_MAX),
  alt: optionalText(NEWS_ALT_MAX),
  link: optionalText(NEWS_LINK_MAX),
  /** Shown from this moment until that; without one from now on, for good. */
  fromAt: moment,
  untilAt: moment,
});
export type NewsBody = z.infer<typeof newsBodySchema>;

export const newsItemSchema = z.object({
  id: z.uuid(),
  kind: z.enum(NEWS_KINDS),
  file: z.string(),
  title: z.string(),
  line: z.string(),
  ...pictureFields,
  fromAt: z.nullable(z.string()),
  untilAt: z.nullable(z.string()),
  state: z.enum(["waiting", "on", "over"]),
});
export type NewsItem = z.infer<typeof newsItemSchema>;

/** Banners and cards, each in their order. */
export const newsListSchema = z.object({ items: z.array(newsItemSchema) });
export type NewsList = z.infer<typeof newsListSchema>;

export const newsOrderSchema = z.object({
  kind: z.enum(NEWS_KINDS),
  ids: z.array(z.uuid()).check(z.maxLength(NEWS_MAX, `Send at most ${NEWS_MAX} entries`)),
});
export type NewsOrder = z.infer<typeof newsOrderSchema>;
