import { countWeighted, hasLink } from "../tweet-weight.rules.ts";
import { isPromise, namesOthers } from "./tweet-cleaning.rules.ts";

/** Weighted characters that a scene leaves for its theme. */
const TOPIC_WEIGHT_MAX = 120;

/** Signs around which quotation marks would look wrong, and everything that hides or turns text. */
const UNFIT = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}"“”„«»「」『』#{}<>\\]/gu;

/** The theme of a variant in plain words; undefined where they are no theme for a post of this site. */
export function readTopic(words: string): string | undefined {
  const topic = words
    .normalize()
    .replace(/\s+/g, " ")
    .replace(UNFIT, "")
    .replace(/^[\s.,;:!?'-]+|[\s.,;:!?'-]+$/g, "");
  const isUsable =
    /[\p{L}\p{N}]/u.test(topic) &&
    countWeighted(topic) <= TOPIC_WEIGHT_MAX &&
    !hasLink(topic) &&
    !namesOthers(topic) &&
    !isPromise(topic);
  return isUsable ? topic : undefined;
}
