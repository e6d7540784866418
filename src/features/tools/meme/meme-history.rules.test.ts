import { describe, expect, it } from "vitest";
import { createHistory, type History, reduceHistory } from "./meme-history.rules.ts";

function add(history: History<number>, amount: number, tag?: string): History<number> {
  return reduceHistory(history, { type: "change", change: (state) => state + amount, tag });
}

function undo(history: History<number>): History<number> {
  return reduceHistory(history, { type: "undo" });
}

function redo(history: History<number>): History<number> {
  return reduceHistory(history, { type: "redo" });
}

describe("steps of the editor", () => {
  it("are undone and redone one by one", () => {
    const two = add(add(createHistory(0), 1), 2);
    expect(two.present).toBe(3);
    expect(undo(two).present).toBe(1);
    expect(undo(undo(two)).present).toBe(0);
    expect(redo(undo(undo(two))).present).toBe(1);
    expect(redo(redo(undo(undo(two)))).present).toBe(3);
  });

  it("stop at both ends", () => {
    const start = createHistory(0);
    expect(undo(start)).toBe(start);
    expect(redo(start)).toBe(start);
  });

  it("of one kind in a row are undone as one", () => {
    const pulled = add(add(add(createHistory(0), 1, "opacity"), 1, "opacity"), 1, "opacity");
    expect(pulled.present).toBe(3);
    expect(undo(pulled).present).toBe(0);
    expect(undo(add(pulled, 10, "glitch")).present).toBe(3);
  });

  it("of one kind begin anew after an undo", () => {
    const again = add(undo(add(createHistory(0), 1, "opacity")), 5, "opacity");
    expect(undo(again).present).toBe(0);
  });

  it("drop what could be redone when something new is done", () => {
    const other = add(undo(add(createHistory(0), 1)), 7);
    expect(redo(other)).toBe(other);
    expect(other.present).toBe(7);
  });

  it("that change nothing are no steps", () => {
    const start = createHistory(0);
    expect(reduceHistory(start, { type: "change", change: (state) => state })).toBe(start);
  });

  it("keep the last hundred", () => {
    let history = createHistory(0);
    for (let step = 0; step < 130; step += 1) history = add(history, 1);
    expect(history.past).toHaveLength(100);
    expect(history.past[0]).toBe(30);
  });
});
