/** Installs the staged-files hook for people who develop; a production install has neither the tool nor a repository. */
import { existsSync } from "node:fs";

if (existsSync(".git") && existsSync("node_modules/simple-git-hooks") && !process.env.CI) {
  const { default: hooks } = await import("simple-git-hooks");
  await hooks.setHooksFromConfig(process.cwd(), []);
}
