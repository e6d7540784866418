import { trackCategories } from "#pack/tracks.catalog.ts";
import { useMessages, usePackWords } from "#web/i18n/messages.ts";
import type { QueueId } from "../music.rules.ts";
import { musicMessages } from "./music.messages.ts";

/** What a list is called in the visitor's language: a category of the pack, or one that every pack has. */
export function useQueueName(): (queue: QueueId) => string {
  const t = useMessages(musicMessages);
  const words = usePackWords();
  return (queue) => {
    if (queue === "home" || queue === "all") return t(queue);
    return words(trackCategories.find(({ id }) => id === queue)?.label ?? queue);
  };
}
