import { describe, expect, test } from "vitest";
import { packSchema, type Quarter } from "#shared/pack.schema.ts";
import { countCompleted } from "./roadmap.rules.ts";

const { quarters: schema } = packSchema.shape.roadmap.shape;

describe("the quarters of a roadmap", () => {
  test.each<[Quarter["state"][], number | undefined]>([
    [["planned", "planned", "planned", "planned"], 0],
    [["current", "planned", "planned", "planned"], 0],
    [["completed", "current", "planned", "planned"], 1],
    [["completed", "completed", "current", "current"], 2],
    [["completed", "completed", "completed", "completed"], 4],
    [["planned", "completed", "planned", "planned"], undefined],
    [["current", "completed", "planned", "planned"], undefined],
  ])("%s are done up to %s", (states, completed) => {
    const quarters = states.map((state, index) => ({ title: `Q${index}`, state }));
    const parsed = schema.safeParse(quarters);
    expect(parsed.success && countCompleted(parsed.data)).toBe(completed ?? false);
  });
});
