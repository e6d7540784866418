import { memeTemplates } from "#shared/pack-media.ts";
import { changeTextContents } from "../meme.rules.ts";
import { toBlob } from "./meme-content.ts";
import { getTemplateUrl } from "./picture-request.ts";
import type { Bench } from "./use-bench.ts";

/** What the voice recorder hears and shows. */
export interface Captions {
  topText: string;
  centerText: string;
  bottomText: string;
  /** One of the templates, or a data address of a picture made for these words. */
  generatedImageUrl: string;
}

/** Puts spoken captions on the bench, where they stay editable. */
export function putCaptions(bench: Bench, { topText, centerText, bottomText, generatedImageUrl }: Captions): void {
  const template = memeTemplates.find(({ id }) => getTemplateUrl(id) === generatedImageUrl);
  bench.change((shown) => ({
    ...changeTextContents(shown, { top: topText, center: centerText, bottom: bottomText }),
    ...(template && { background: { kind: "template", id: template.id } }),
  }));
  const picture = toBlob(generatedImageUrl);
  if (picture !== undefined) bench.addUpload(picture);
}
