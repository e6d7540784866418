/** Points git at .githooks for people who develop; CI and deployments have no use for it. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

if (existsSync(".git") && !process.env.CI) spawnSync("git", ["config", "core.hooksPath", ".githooks"]);
