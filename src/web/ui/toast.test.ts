import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { dismissToast, getToasts, subscribeToToasts, toast } from "./toast.ts";

describe("toast queue", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  afterEach(() => {
    for (const item of getToasts()) dismissToast(item.id);
    vi.runAllTimers();
    vi.useRealTimers();
  });

  it("holds one message at a time: the newest", () => {
    toast({ title: "First" });
    toast({ title: "Second" });
    expect(getToasts().map((item) => item.title)).toEqual(["Second"]);
  });

  it("tells its listeners of every change", () => {
    const listener = vi.fn();
    const unsubscribe = subscribeToToasts(listener);
    dismissToast(toast({ title: "Zipped" }));
    unsubscribe();
    toast({ title: "Unheard" });
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it("keeps a dismissed message closed for 1,000,000 ms and then drops it", () => {
    const id = toast({ title: "Zipped" });
    dismissToast(id);
    vi.advanceTimersByTime(999_999);
    expect(getToasts()).toMatchObject([{ id, isOpen: false }]);
    vi.advanceTimersByTime(1);
    expect(getToasts()).toEqual([]);
  });

  it("does not drop a newer message when an older one's time is up", () => {
    dismissToast(toast({ title: "Old" }));
    vi.advanceTimersByTime(500_000);
    toast({ title: "New" });
    vi.advanceTimersByTime(1_000_000);
    expect(getToasts().map((item) => item.title)).toEqual(["New"]);
  });

  it("ignores an id that is gone", () => {
    const id = toast({ title: "Old" });
    toast({ title: "New" });
    dismissToast(id);
    expect(getToasts()).toMatchObject([{ title: "New", isOpen: true }]);
  });
});
