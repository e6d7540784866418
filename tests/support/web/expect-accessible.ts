import axe from "axe-core";
import { expect } from "vitest";

function countFading(): number {
  return document
    .getAnimations()
    .filter(({ timeline, playState }) => timeline === document.timeline && playState === "running")
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    .filter(({ effect }) => (effect as KeyframeEffect).getKeyframes().some((frame) => "opacity" in frame)).length;
}

/** Asks axe about everything on the page, in WCAG 2.2 AA and its best practices. */
export async function expectAccessible(context: Element | Document = document): Promise<void> {
  // Half-way a text that fades in has less contrast than it will have.
  await expect.poll(countFading).toBe(0);
  const { violations } = await axe.run(context, {
    // What is in order it need not describe.
    resultTypes: ["violations"],
    // A part rendered alone has no page around it: landmarks and the one h1 are the page's matter.
    rules: { region: { enabled: false }, "page-has-heading-one": { enabled: false } },
  });
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    nodes: nodes.map(({ target, failureSummary }) => `${target.join(" ")}: ${failureSummary}`),
  }));
  expect(found).toEqual([]);
}
