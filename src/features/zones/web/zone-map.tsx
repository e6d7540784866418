import { type ComponentType, useState } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast.ts";
import { DottedWorld } from "./dotted-world.tsx";
import type { WorldMapProps } from "./world-map.tsx";
import { zonesMessages } from "./zones.messages.ts";

/** The printed world until someone asks for the map, which comes as its own chunk. */
export function ZoneMap(choice: WorldMapProps) {
  const t = useMessages(zonesMessages);
  const [isBusy, setIsBusy] = useState(false);
  const [loaded, setLoaded] = useState<{ WorldMap: ComponentType<WorldMapProps> }>();

  async function handleLoad() {
    setIsBusy(true);
    try {
      const { WorldMap } = await import("./world-map.tsx");
      setLoaded({ WorldMap });
    } catch {
      toast({ title: t("mapFailedTitle"), description: t("mapFailedText"), variant: "destructive" });
    } finally {
      setIsBusy(false);
    }
  }

  if (loaded) return <loaded.WorldMap {...choice} />;
  return (
    <div className="zones-print">
      <DottedWorld {...choice} />
      <div className="zones-placeholder">
        <p className="data">{t("placeholder")}</p>
        <Button variant="bone" size="medium" icon="globe" isBusy={isBusy} onClick={handleLoad}>
          {t("loadMap")}
        </Button>
      </div>
    </div>
  );
}
