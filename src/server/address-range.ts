import { isIPv6 } from "node:net";

function expandIPv6(address: string): string[] {
  const [head = "", tail] = (address.split("%")[0] ?? "").split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<string>(zeros).fill("0"), ...right];
}

/** The range one visitor can easily move in: /24, or /64 for IPv6. */
export function toAddressRange(address: string): string {
  const mapped = address.replace(/^::ffff:(?=\d+\.)/i, "");
  if (!isIPv6(mapped)) return mapped.split(".").slice(0, 3).join(".");
  const groups = expandIPv6(mapped).slice(0, 4);
  return groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":");
}
