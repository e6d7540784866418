import { describe, expect, it } from "vitest";
import { defineErrors } from "#shared/error-catalogue.ts";
import { createProblem } from "#shared/form-problem.ts";
import { createError } from "./errors.ts";

const errors = defineErrors({
  "thing.taken": { status: 409, message: "Somebody was faster" },
  "thing.too_long": { status: 400, message: "The {field} takes at most {max}" },
  "thing.kind": { status: 415, message: "Send one of {kinds}", details: ["sent"] },
  "thing.later": { status: 429, message: "Try again in {waitSeconds}" },
});

describe("an error of a catalogue", () => {
  it("has the status of its code and the sentence with its values", () => {
    const error = createError(errors, "thing.too_long", { field: "name", details: { max: 20000 } });
    expect(error).toMatchObject({ status: 400, message: "The name takes at most 20000", field: "name" });
    const details = { kinds: ["PNG", "GIF"], sent: "BMP" };
    expect(createError(errors, "thing.kind", { details })).toMatchObject({ message: "Send one of PNG, GIF", details });
  });

  it.each([
    [1, "1 second"],
    [59, "59 seconds"],
    [60, "1 minute"],
    [61, "2 minutes"],
  ])("tells a wait of %i seconds as %s", (waitSeconds, text) => {
    expect(createError(errors, "thing.later", { details: { waitSeconds } }).message).toBe(`Try again in ${text}`);
  });

  it("does not compile with an unknown code, without a value or without the field of a 400", () => {
    // @ts-expect-error no such code
    expect(() => createError(errors, "thing.token")).toThrow();
    // @ts-expect-error the value of the sentence is missing
    createError(errors, "thing.later");
    // @ts-expect-error it has another name
    createError(errors, "thing.later", { details: { seconds: 1 } });
    // @ts-expect-error a 400 names its field
    createError(errors, "thing.too_long", { details: { max: 1 } });
    // @ts-expect-error a form is refused with 400
    createProblem(errors, "thing.taken", { field: "name" });
    expect(createError(errors, "thing.taken").message).toBe("Somebody was faster");
  });
});
