import { expect, it } from "vitest";
import { toFieldPath } from "./field-path.ts";

it.each([
  [["metadata", "topText"], "metadata.topText"],
  [["tags", "0"], "tags.0"],
  [["idempotency-key"], "idempotency-key"],
  [[], "body"],
  [["properties", "<script>"], "properties"],
  [["x".repeat(65)], "body"],
])("names the field %j and never what was sent in place of one", (parts, path) => {
  expect(toFieldPath(parts, "body")).toBe(path);
});
