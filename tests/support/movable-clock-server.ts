/** The entry of journeys through time: the built pages, by a clock that whoever started the process moves on by messages. */
import { join } from "node:path";
import { runProcess } from "#app/run-process.ts";
import { openBuilds } from "../../scripts/builds.mjs";

let aheadMs = 0;

process.on("message", (message: { now: string }) => {
  aheadMs = Date.parse(message.now) - Date.now();
  process.send?.("moved");
});
process.on("disconnect", () => process.kill(process.pid, "SIGTERM"));

const folder = openBuilds().findCurrent();
if (folder === undefined) throw new Error("dist/ holds no whole build: run npm run build");
runProcess({ clock: { now: () => new Date(Date.now() + aheadMs) }, websiteDir: join(folder, "web") });
