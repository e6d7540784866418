import { setTimeout as sleep } from "node:timers/promises";
import { describe, expect, it, vi } from "vitest";
import { mediaPlugin } from "./media-plugins.ts";

const delays = vi.hoisted(() => ({ next: (): number => 0 }));
vi.mock("./make-picture.ts", () => ({
  makePicture: async ({ role }: { role: string }) => {
    await sleep(delays.next());
    return [{ path: `/made/${role}.webp`, width: 96, height: 96, format: "webp" }];
  },
}));

/** The module's text when pictures become ready in an order of their own. */
async function load(id: string, listDelays: (count: number) => number): Promise<unknown> {
  let count = 0;
  delays.next = () => listDelays(count++);
  const { load: loadModule } = mediaPlugin();
  if (typeof loadModule !== "function") throw new Error("the plugin loads nothing");
  return loadModule.call({} as ThisParameterType<typeof loadModule>, `\0media:${id}`);
}

describe("the module of a group of pictures", () => {
  it.each(["faces", "movement", "hero"])("is the same whichever of its pictures is ready first: %s", async (id) => {
    const inOrder = await load(id, (count) => count);
    expect(inOrder).toContain("import a0 from");
    expect(await load(id, (count) => 50 - count)).toBe(inOrder);
  });
});
