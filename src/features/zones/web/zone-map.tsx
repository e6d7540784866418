import { useState } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import { lazyPart, useLazyPart } from "#web/lib/lazy-part.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.ts";
import { DottedWorld } from "./dotted-world.tsx";
import type { WorldMapProps } from "./world-map.tsx";
import { zonesMessages } from "./zones.messages.ts";

const worldMap = lazyPart(async () => (await import("./world-map.tsx")).WorldMap);

/** The printed world until someone asks for the map, which comes as its own chunk. */
export function ZoneMap(choice: WorldMapProps) {
  const t = useMessages(zonesMessages);
  const [isWanted, setIsWanted] = useState(false);
  const WorldMap = useLazyPart(worldMap, {
    isWanted,
    onFailure() {
      setIsWanted(false);
      toast({ title: t("mapFailedTitle"), description: t("mapFailedText"), variant: "destructive" });
    },
  });

  if (WorldMap) return <WorldMap {...choice} />;
  return (
    <div className="zones-map">
      <DottedWorld {...choice} />
      <div className="zones-placeholder">
        <p className="data">{t("placeholder")}</p>
        <Button variant="bone" size="medium" icon="globe" isBusy={isWanted} onClick={() => setIsWanted(true)}>
          {t("loadMap")}
        </Button>
      </div>
    </div>
  );
}
