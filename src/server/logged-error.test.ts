import { DrizzleQueryError } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { describeError } from "./logged-error.ts";

describe("a logged error", () => {
  it("names the failed query and its cause, and nothing of what a member typed", () => {
    const cause = Object.assign(new Error("duplicate key value violates unique constraint"), {
      code: "23505",
      constraint: "users_username_lower_key",
      detail: "Key (lower(username))=(stacksworth) already exists.",
    });
    const logged = describeError(
      new DrizzleQueryError("insert into users values ($1, $2)", ["stacksworth", "$argon2id$"], cause),
    );
    expect(logged).toMatchObject({
      message: "Failed query: insert into users values ($1, $2)",
      cause: { message: cause.message, code: "23505", constraint: "users_username_lower_key" },
    });
    expect(logged.stack).toContain("logged-error.test.ts");
    expect(JSON.stringify(logged)).not.toMatch(/stacksworth|argon2/);
  });

  it("keeps type, message and stack of any other error, and takes what is no error at all", () => {
    expect(describeError(new TypeError("no such thing"))).toMatchObject({
      type: "TypeError",
      message: "no such thing",
    });
    expect(describeError("just a text")).toEqual({ type: "string", message: "just a text", stack: "" });
  });
});
