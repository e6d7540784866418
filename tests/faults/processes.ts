/** What runs on this machine. */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { readCommandLine } from "#embedded-postgres/process-identity.ts";

export interface RunningProcess {
  pid: number;
  parentPid: number;
  command: string;
}

export function listProcesses(): RunningProcess[] {
  if (process.platform === "linux") {
    const pids = readdirSync("/proc").map(Number).filter(Number.isInteger);
    return pids.map((pid) => ({ pid, parentPid: readParentPid(pid), command: readCommandLine(pid) ?? "" }));
  }
  const lines = execFileSync("ps", ["-axo", "pid=,ppid=,command="], { encoding: "utf8" }).trim().split("\n");
  return lines.map((line) => {
    const [pid, parentPid, ...command] = line.trim().split(/\s+/);
    return { pid: Number(pid), parentPid: Number(parentPid), command: command.join(" ") };
  });
}

function readParentPid(pid: number): number {
  try {
    return Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);
  } catch {
    return 0;
  }
}

/** A process and its children. */
export function listFamily(parent: number): number[] {
  const children = listProcesses().filter(({ parentPid }) => parentPid === parent);
  return [parent, ...children.map(({ pid }) => pid)];
}
