import { useMessages } from "../i18n/messages.ts";
import { toast } from "../ui/toast.ts";
import { type LazyPart, useLazyPart } from "./lazy-part.ts";
import { loadedPartMessages } from "./loaded-part.messages.ts";

/** A part that a person has asked for. When it does not arrive they are told, and `giveUp` takes the wish back. */
export function useLoadedPart<Part>(part: LazyPart<Part>, isWanted: boolean, giveUp: () => void): Part | undefined {
  const t = useMessages(loadedPartMessages);
  return useLazyPart(part, {
    isWanted,
    onFailure() {
      giveUp();
      toast({ title: t("failedTitle"), description: t("failedText"), variant: "destructive" });
    },
  });
}
