import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, it, onTestFinished } from "vitest";
import { createTemporaryFolder } from "../../tests/support/temporary-folder.ts";

const program = fileURLToPath(new URL("./main.ts", import.meta.url));

it("refuses an administrator's password before it makes anything", async () => {
  const dataDir = join(await createTemporaryFolder(), "data");
  // biome-ignore lint/style/noProcessEnv: the program starts with what this process was started with.
  const env = { ...process.env, NODE_ENV: "test", PORT: "0", ADMIN_USERNAME: "warden", ADMIN_PASSWORD: "short" };
  const server = spawn(process.execPath, ["--import", "tsx", program], { env: { ...env, DATA_DIR: dataDir } });
  onTestFinished(() => void server.kill("SIGKILL"));
  let output = "";
  for (const stream of [server.stdout, server.stderr])
    stream.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
  expect(await once(server, "close")).toEqual([1, null]);
  expect(output).toBe("ADMIN_PASSWORD must have at least 8 characters.\n");
  expect(existsSync(dataDir)).toBe(false);
});
