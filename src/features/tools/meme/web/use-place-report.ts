import { useEffect, useRef, useState } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import { getPlace, TEXT_SPOTS } from "../meme.rules.ts";
import type { MemeProject, Place } from "../meme.schema.ts";
import { memeMessages } from "./meme.messages.ts";

/** How long a thing must rest before its place is said aloud, in milliseconds. */
const SAY_DELAY_MS = 500;

const THINGS = [...TEXT_SPOTS, "picture"] as const;

function listPlaces(project: MemeProject): Record<(typeof THINGS)[number], Place> {
  return { ...project.texts, picture: getPlace(project) };
}

function hasMoved(before: Place, now: Place): boolean {
  return (["x", "y", "scale", "rotation"] as const).some((part) => before[part] !== now[part]);
}

/** Says where a text or the uploaded picture has come to rest after it was moved. */
export function usePlaceReport(project: MemeProject): string {
  const t = useMessages(memeMessages);
  const [report, setReport] = useState("");
  const { texts, background } = project;
  const before = useRef(listPlaces(project));

  // biome-ignore lint/correctness/useExhaustiveDependencies: only what moved is reported, not another language or look
  useEffect(() => {
    const places = listPlaces(project);
    const thing = THINGS.find((each) => hasMoved(before.current[each], places[each]));
    if (thing === undefined) {
      before.current = places;
      return;
    }
    const timer = setTimeout(() => {
      before.current = places;
      const { x, y, scale, rotation } = places[thing];
      const values = { x: Math.round(x * 100), y: Math.round(y * 100), scale: Math.round(scale * 100) };
      const spot = thing === "picture" ? t("pickerUpload") : t(`text_${thing}`);
      setReport(t("boxPlace", { ...values, spot, rotation: Math.round(rotation) }));
    }, SAY_DELAY_MS);
    return () => clearTimeout(timer);
  }, [texts, background]);

  return report;
}
