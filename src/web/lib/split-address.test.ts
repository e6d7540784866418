import { expect, it } from "vitest";
import { splitAddress } from "./split-address.ts";

it.each([
  ["A5NxX6z3mTX8GnFTZdhBnaDAZTpWQL9BkAGRHYby3TEE", ["A5Nx", "X6z3mTX8GnFTZdhBnaDAZTpWQL9BkAGRHYby", "3TEE"]],
  [`0x${"f709".repeat(10)}`, ["0xf709", "f709".repeat(8), "f709"]],
])("splits %s where people compare it", (address, parts) => {
  expect(splitAddress(address)).toEqual(parts);
});
