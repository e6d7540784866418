import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { createTemporaryFolder } from "../../../tests/support/temporary-folder.ts";

const program = fileURLToPath(new URL("./doctor.ts", import.meta.url));
const SECRET = "never-to-be-printed";

it("says in a line each what it saw, ends with 1 where something is wrong, and prints no secret", async () => {
  // biome-ignore lint/style/noProcessEnv: the program starts with what this process was started with.
  const env = { ...process.env, NODE_ENV: "test", SMTP_URL: `smtp://post:${SECRET}@127.0.0.1:9`, DATBASE_URL: SECRET };
  const dataDir = await createTemporaryFolder();
  const [code, output] = await new Promise<[number, string]>((resolve) => {
    execFile(
      process.execPath,
      ["--import", "tsx", program],
      { env: { ...env, DATA_DIR: dataDir } },
      (error, out, complaint) => resolve([Number(error?.code ?? 0), out + complaint]),
    );
  });
  expect(code).toBe(1);
  expect(output).toMatch(/^fail SMTP_URL +nothing listens there: check address and port$/m);
  expect(output).toMatch(/^warn DATBASE_URL +is no setting of this site and is not read; DATABASE_URL is one$/m);
  expect(output).toMatch(/^ok {3}DATA_DIR /m);
  expect(output).toMatch(/^warn pack +still of the demo: packs\/bagz\/pack\.ts:\d+ {2}contactEmail: /m);
  expect(output).not.toContain(SECRET);
});
