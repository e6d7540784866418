/** The entry of the product: the pages of its build, by the clock of the machine. */
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { systemClock } from "#server/clock.ts";
import { runProcess } from "./run-process.ts";

const folder = fileURLToPath(new URL("../web", import.meta.url));

runProcess({ clock: systemClock, websiteDir: existsSync(`${folder}/404.html`) ? folder : undefined });
