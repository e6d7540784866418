import { describe, expect, it } from "vitest";
import { createKeyedMutex } from "./semaphore.ts";

describe("createKeyedMutex", () => {
  it("runs one key's works in turn, other keys' beside them, and refuses what is too much for one", async () => {
    const acquire = createKeyedMutex({ queueMax: 1 });
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
    const works = [acquire("vex", work("one")), acquire("vex", work("two")), acquire("rex", work("three"))];
    await expect(acquire("vex", work("four"))).rejects.toMatchObject({ status: 503, code: "server.overloaded" });
    expect(begun).toEqual(["one", "three"]);
    end();
    expect(await Promise.all(works)).toEqual(["one", "two", "three"]);
  });

  it("goes on after a work that failed", async () => {
    const acquire = createKeyedMutex({ queueMax: 1 });
    const failing = acquire("vex", () => Promise.reject(new Error("no")));
    const next = acquire("vex", async () => "next");
    await expect(failing).rejects.toThrow("no");
    expect(await next).toBe("next");
  });
});
