import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { parseEnv, promisify } from "node:util";
import { expect, it } from "vitest";
import { loadConfig } from "#server/config.ts";

const program = fileURLToPath(new URL("./keys.ts", import.meta.url));

it("npm run keys prints a pair that the site takes, another one each time", async () => {
  const run = () => promisify(execFile)(process.execPath, ["--import", "tsx", program, "keys"]);
  const [one, other] = await Promise.all([run(), run()]);
  expect(one.stdout).not.toBe(other.stdout);
  const environment = parseEnv(one.stdout);
  expect(Object.keys(environment).sort()).toEqual(["VAPID_PRIVATE_KEY", "VAPID_PUBLIC_KEY"]);
  expect(loadConfig({ ...environment, NODE_ENV: "test" }).push?.publicKey).toBe(environment.VAPID_PUBLIC_KEY);
});
