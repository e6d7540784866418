import type { ServerFeature } from "#server/deps.ts";
import { listNetworkDates } from "./networks.repository.ts";
import { memberNetworksTable } from "./networks.tables.ts";
import { forgetNetworks } from "./record-network.usecase.ts";

export const networksFeature: ServerFeature = {
  name: "networks",
  tables: { memberNetworksTable },
  jobs: [{ name: "forget networks", run: forgetNetworks }],
  memberData: {
    rows: [{ column: memberNetworksTable.userId, onExport: "exported", onErase: "deleted" }],
    exportFacts: async ({ db }, userId) => ({ networksSeenAt: await listNetworkDates(db, userId) }),
  },
};
