import { afterEach, expect, it } from "vitest";
import { recordEvent, setCollector } from "./record-event.ts";

afterEach(() => setCollector());

function collect(): unknown[] {
  const places: unknown[] = [];
  setCollector(({ properties }) => void places.push(properties.place));
  return places;
}

it("hands over what happened before the collector came, and what happens after", () => {
  recordEvent("page_view", { place: 1 });
  const places = collect();
  recordEvent("page_view", { place: 2 });
  expect(places).toEqual([1, 2]);
});

it("keeps a bounded number for a collector that never comes", () => {
  for (let place = 0; place < 1000; place += 1) recordEvent("page_view", { place });
  expect(collect()).toHaveLength(50);
});
