import { expect, it } from "vitest";
import { createTemporaryFolder } from "../../tests/support/temporary-folder.ts";
import { claimDataDir, refuseOtherCommunity } from "./data-dir-owner.ts";

it("leaves a folder to the community that started in it first, and says where another one goes", async () => {
  const dataDir = await createTemporaryFolder();
  refuseOtherCommunity(dataDir, "catz");
  claimDataDir(dataDir, "catz");
  refuseOtherCommunity(dataDir, "catz");
  expect(() => refuseOtherCommunity(dataDir, "dogz")).toThrow(
    `${dataDir} holds the site of "catz", and this is "dogz": set DATA_DIR to a folder of its own, such as ${dataDir}-dogz.`,
  );
});
