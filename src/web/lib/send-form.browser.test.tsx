import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ANSWER_WITHIN_MS } from "./api-client.ts";
import { isUnanswered } from "./api-errors.ts";
import { GIVE_UP_MS, type SendingState, sendForm } from "./send-form.ts";

let sent: XMLHttpRequest[] = [];
let aborted: XMLHttpRequest[] = [];

function progress(loaded: number): void {
  const event = new ProgressEvent("progress", { loaded, total: 10, lengthComputable: true });
  sent.at(-1)?.upload.dispatchEvent(event);
}

function answerWith(status: number, body: unknown, responseText = JSON.stringify(body)): void {
  const request = sent.at(-1);
  if (request === undefined) throw new Error("nothing was sent");
  Object.defineProperties(request, { status: { value: status }, responseText: { value: responseText } });
  request.dispatchEvent(new ProgressEvent("load"));
}

function send(signal?: AbortSignal) {
  const states: SendingState[] = [];
  const answer = sendForm<{ id: string }>("/api/files", {
    form: new FormData(),
    signal,
    onState: (state) => states.push(state),
  });
  answer.catch(() => undefined);
  return { answer, states };
}

beforeEach(() => {
  sent = [];
  aborted = [];
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.spyOn(XMLHttpRequest.prototype, "send").mockImplementation(function (this: XMLHttpRequest) {
    sent.push(this);
  });
  vi.spyOn(XMLHttpRequest.prototype, "abort").mockImplementation(function (this: XMLHttpRequest) {
    aborted.push(this);
  });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a form on its way", () => {
  it("says how far it is and hears the answer", async () => {
    const { answer, states } = send();
    progress(5);
    answerWith(201, { id: "a" });
    expect(await answer).toEqual({ id: "a" });
    expect(states).toEqual([{ share: 0 }, { share: 0.5 }]);
  });

  it("throws what the server refuses", async () => {
    const { answer } = send();
    answerWith(415, { error: "No picture", code: "picture.type" });
    await expect(answer).rejects.toMatchObject({ status: 415, code: "picture.type" });
  });

  it("throws where the answer is no JSON, as a proxy's page is none", async () => {
    const { answer } = send();
    answerWith(200, undefined, "<html>");
    await expect(answer).rejects.toBeInstanceOf(SyntaxError);
  });

  it("that was called off before sends nothing", async () => {
    const { answer } = send(AbortSignal.abort("too late"));
    await expect(answer).rejects.toBe("too late");
    expect(sent).toEqual([]);
  });

  it("that moves slowly is never called still", () => {
    const { states } = send();
    for (let loaded = 1; loaded <= 9; loaded += 1) {
      vi.advanceTimersByTime(ANSWER_WITHIN_MS - 1);
      progress(loaded);
    }
    expect(states.filter(({ sendAgain }) => sendAgain)).toEqual([]);
  });

  it("says when nothing moves, and no more when it moves again", () => {
    const { states } = send();
    progress(2);
    vi.advanceTimersByTime(ANSWER_WITHIN_MS);
    expect(states.at(-1)).toEqual({ share: 0.2, sendAgain: expect.any(Function) });
    progress(3);
    expect(states.at(-1)).toEqual({ share: 0.3 });
  });

  it("can be sent again instead of waiting", async () => {
    const { answer, states } = send();
    progress(2);
    vi.advanceTimersByTime(ANSWER_WITHIN_MS);
    states.at(-1)?.sendAgain?.();
    expect(aborted).toEqual([sent[0]]);
    expect(states.at(-1)).toEqual({ share: 0 });
    answerWith(201, { id: "b" });
    expect(await answer).toEqual({ id: "b" });
  });

  it("is given up when nothing has moved for long, like a call that nobody answers", async () => {
    const { answer } = send();
    vi.advanceTimersByTime(GIVE_UP_MS);
    expect(isUnanswered(await answer.catch((error: unknown) => error))).toBe(true);
    expect(aborted).toEqual(sent);
  });

  it("without a line fails like any call", async () => {
    const { answer } = send();
    sent[0]?.dispatchEvent(new ProgressEvent("error"));
    expect(isUnanswered(await answer.catch((error: unknown) => error))).toBe(true);
  });

  it("ends when it is called off", async () => {
    const controller = new AbortController();
    const { answer, states } = send(controller.signal);
    controller.abort();
    await expect(answer).rejects.toBe(controller.signal.reason);
    vi.advanceTimersByTime(GIVE_UP_MS);
    expect(states).toEqual([{ share: 0 }]);
  });
});
