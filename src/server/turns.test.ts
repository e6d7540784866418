import { describe, expect, it } from "vitest";
import { createLanes } from "./turns.ts";

describe("createLanes", () => {
  it("runs one key's works in turn, other keys' beside them, and refuses what is too much for one", async () => {
    const takeLane = createLanes({ queueMax: 1, busyMessage: "Wait" });
    const begun: string[] = [];
    let end = () => {};
    const isOver = new Promise<void>((resolve) => {
      end = resolve;
    });
    const work = (name: string) => async () => {
      begun.push(name);
      await isOver;
      return name;
    };
    const works = [takeLane("vex", work("one")), takeLane("vex", work("two")), takeLane("rex", work("three"))];
    await expect(takeLane("vex", work("four"))).rejects.toMatchObject({ status: 503, message: "Wait" });
    expect(begun).toEqual(["one", "three"]);
    end();
    expect(await Promise.all(works)).toEqual(["one", "two", "three"]);
  });

  it("goes on after a work that failed", async () => {
    const takeLane = createLanes({ queueMax: 1, busyMessage: "Wait" });
    const failing = takeLane("vex", () => Promise.reject(new Error("no")));
    const next = takeLane("vex", async () => "next");
    await expect(failing).rejects.toThrow("no");
    expect(await next).toBe("next");
  });
});
