import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { expect, it, onTestFinished, vi } from "vitest";
import { followLive } from "./follow-live.ts";

class FakeLine extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeLine[] = [];
  readyState = 1;
  onopen?: () => void;
  isClosed = false;
  constructor(readonly url: string) {
    super();
    FakeLine.opened.push(this);
  }
  close() {
    this.isClosed = true;
  }
  tell(topic: string, data: unknown) {
    this.dispatchEvent(new MessageEvent(topic, { data: JSON.stringify(data) }));
  }
}

const BOARD = ["/api/leaderboard?month=2026-11&filter=all"];
const PRICES = ["/api/trading-data"];

function show(queryClient: QueryClient, queryKey: string[], queryFn = vi.fn(async () => ({ asked: true }))) {
  const observer = new QueryObserver(queryClient, { queryKey, queryFn });
  onTestFinished(observer.subscribe(() => {}));
  return queryFn;
}

function hide(isHidden: boolean) {
  Object.defineProperty(document, "hidden", { configurable: true, value: isHidden });
  document.dispatchEvent(new Event("visibilitychange"));
}

it("what the page shows is put in place as it is told, while somebody looks", async () => {
  FakeLine.opened = [];
  vi.stubGlobal("EventSource", FakeLine);
  onTestFinished(() => {
    Reflect.deleteProperty(document, "hidden");
    vi.unstubAllGlobals();
  });
  const queryClient = new QueryClient();
  followLive(queryClient);
  expect(FakeLine.opened).toEqual([]);

  show(queryClient, PRICES);
  const askBoard = show(queryClient, BOARD);
  const line = FakeLine.opened.at(-1);
  expect(line?.url).toBe("/api/live?topics=leaderboard,prices");
  await expect.poll(() => queryClient.getQueryData(BOARD)).toEqual({ asked: true });

  line?.tell("leaderboard", { monthYear: "2026-12" });
  expect(queryClient.getQueryData(BOARD)).toEqual({ asked: true });
  line?.tell("leaderboard", { monthYear: "2026-11" });
  line?.tell("prices", { updatedAt: "now" });
  expect(queryClient.getQueryData(BOARD)).toEqual({ monthYear: "2026-11" });
  expect(queryClient.getQueryData(PRICES)).toEqual({ updatedAt: "now" });

  // Back after a restart of the server: what was missed is asked for.
  line?.onopen?.();
  expect(askBoard).toHaveBeenCalledTimes(1);
  line?.onopen?.();
  await expect.poll(() => askBoard.mock.calls.length).toBe(2);

  hide(true);
  expect(line?.isClosed).toBe(true);
  hide(false);
  expect(FakeLine.opened.at(-1)?.url).toBe("/api/live?topics=leaderboard,prices");
  expect(FakeLine.opened.at(-1)).not.toBe(line);
});
