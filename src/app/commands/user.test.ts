import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { OPERATOR_ID } from "#server/admin-audit.ts";
import { buildTestApp } from "../../../tests/support/build-test-app.ts";

const site = await buildTestApp();
const program = fileURLToPath(new URL("./user.ts", import.meta.url));

interface Outcome {
  code: number;
  output: string;
  complaint: string;
}

/** Runs the program as `npm run user` does, beside the app that is running here. */
function run(...args: string[]): Promise<Outcome> {
  // biome-ignore lint/style/noProcessEnv: the program starts with what this process was started with.
  const env = { ...process.env, NODE_ENV: "test", DATABASE_URL: site.databaseUrl };
  return new Promise((resolve) => {
    execFile(process.execPath, ["--import", "tsx", program, ...args], { env }, (error, output, complaint) =>
      resolve({ code: Number(error?.code ?? 0), output, complaint }),
    );
  });
}

describe("npm run user", () => {
  it("promotes a member, whose session ends, and demotes them again", async () => {
    const vex = await site.register("vex");
    expect(await run("promote", "Vex")).toEqual({
      code: 0,
      output: "Vex is an administrator now; log in again\n",
      complaint: "",
    });
    const { rows } = await site.pool.query("SELECT is_admin FROM users");
    expect(rows).toEqual([{ is_admin: true }]);
    expect((await site.inject({ url: "/api/auth/me", headers: vex.headers })).statusCode).toBe(401);
    expect((await run("user", "demote", "vex")).output).toBe("vex is a plain member now; log in again\n");
  });

  it("makes a moderator of a member, and notes it as the operator's doing", async () => {
    const vex = await site.register("vex");
    expect((await run("promote", "vex", "moderator")).output).toBe("vex is a moderator now; log in again\n");
    const { rows } = await site.pool.query("SELECT is_admin, is_moderator FROM users");
    expect(rows).toEqual([{ is_admin: false, is_moderator: true }]);
    const audit = await site.pool.query("SELECT admin_id, action, target, details FROM admin_audit");
    const details = { before: { role: "member" }, after: { role: "moderator" } };
    expect(audit.rows).toEqual([{ admin_id: OPERATOR_ID, action: "members.role", target: vex.user.id, details }]);
  });

  it("ends the lockouts of a member, and notes it as the operator's doing", async () => {
    const vex = await site.register("vex");
    expect((await run("unlock", "vex")).output).toBe("vex can log in again\n");
    const audit = await site.pool.query("SELECT admin_id, action, target FROM admin_audit");
    expect(audit.rows).toEqual([{ admin_id: OPERATOR_ID, action: "members.end-lockouts", target: vex.user.id }]);
  });

  it("gives a member who has lost theirs a new password, and ends the sessions of the old one", async () => {
    const vex = await site.register("vex");
    const { output } = await run("password", "vex");
    const [, password = ""] = /^vex has a new password .*: ([\w-]{20})\n$/.exec(output) ?? [];
    expect((await site.inject({ url: "/api/auth/me", headers: vex.headers })).statusCode).toBe(401);
    const login = { method: "POST", url: "/api/auth/login", payload: { username: "vex", password } } as const;
    expect((await site.inject(login)).statusCode).toBe(200);
    const audit = await site.pool.query("SELECT admin_id, action, target FROM admin_audit");
    expect(audit.rows).toEqual([{ admin_id: OPERATOR_ID, action: "members.password", target: vex.user.id }]);
  });

  const USAGE =
    "Usage: npm run user -- promote NAME [moderator] | demote NAME | unlock NAME | password NAME | second-factor-off NAME\n";

  it.each([
    ["a member who is none", ["unlock", "nobody_here"], "There is no member named nobody_here\n"],
    ["a command that is none", ["crown", "vex"], USAGE],
    ["a role that is none", ["promote", "vex", "king"], USAGE],
    ["no name", ["promote"], USAGE],
  ])("says in one line what is wrong with %s", async (_what, words, complaint) => {
    expect(await run(...words)).toEqual({ code: 1, output: "", complaint });
  });
});
