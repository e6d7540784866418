/** Development: the server with its embedded database (seeded when empty), restarted on change, and Vite with hot reload beside it. */
import { spawn } from "node:child_process";
import { createServer } from "vite";
import { loadConfig } from "#server/config.ts";
import { seedDevelopment } from "./seed-development.ts";

/** Vite's port: the address to open, and so the origin the server trusts. */
const WEB_PORT = 5173;

const environment = { NODE_ENV: "development", PUBLIC_URL: `http://localhost:${WEB_PORT}`, ...process.env };

await seedDevelopment(loadConfig(environment)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
const server = spawn(
  process.execPath,
  [
    "--import",
    "./scripts/sources.mjs",
    "--watch-path=src",
    "--watch-path=packs",
    "--watch-preserve-output",
    "src/app/main.ts",
  ],
  { stdio: "inherit", env: environment },
);
const vite = await createServer({ server: { port: WEB_PORT, strictPort: true } });
await vite.listen();
vite.printUrls();

async function stop(): Promise<void> {
  server.kill("SIGTERM");
  await vite.close();
  process.exit(0);
}
process.on("SIGINT", () => void stop());
process.on("SIGTERM", () => void stop());
