import { type ComponentType, useEffect, useRef, useState } from "react";
import { useMessages } from "../i18n/messages.ts";
import { toast } from "../ui/toast.ts";
import { loadedPartMessages } from "./loaded-part.messages.ts";

interface LoadedPart<Props> {
  isWanted: boolean;
  load: () => Promise<ComponentType<Props>>;
  /** Gives the wish up again when the part did not arrive, which the person has been told. */
  onFailure: () => void;
}

/** A part that is fetched when it is wanted for the first time. */
export function useLoadedPart<Props>({ isWanted, load, onFailure }: LoadedPart<Props>) {
  const t = useMessages(loadedPartMessages);
  const [loaded, setLoaded] = useState<{ Part: ComponentType<Props> }>();
  const latest = useRef({ load, onFailure, t });
  latest.current = { load, onFailure, t };

  useEffect(() => {
    if (!isWanted || loaded) return;
    let isCurrent = true;
    const { load: fetchPart } = latest.current;
    fetchPart().then(
      (Part) => isCurrent && setLoaded({ Part }),
      () => {
        const { onFailure: giveUp, t: translate } = latest.current;
        giveUp();
        toast({
          title: translate("failedTitle"),
          description: translate("failedText"),
          variant: "destructive",
        });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, loaded]);

  return isWanted ? loaded?.Part : undefined;
}
