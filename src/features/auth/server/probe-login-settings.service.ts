import { describeUnset } from "#server/probe-settings.ts";
import type { ProbeSettings } from "#server/setting-check.ts";
import { findAdministratorProblem } from "./administrator.usecase.ts";
import { askProvider } from "./oidc-provider.service.ts";

export const probeLoginSettings: ProbeSettings = ({ config: { admin, oidc } }) => [
  {
    name: "ADMIN_USERNAME",
    look() {
      if (admin === undefined) return describeUnset("the start creates no administrator");
      const problem = findAdministratorProblem(admin);
      return problem === undefined
        ? { state: "ok", words: `${admin.username} is created or kept at the start` }
        : { state: "fail", words: problem };
    },
  },
  {
    name: "OIDC_ISSUER",
    async look() {
      if (oidc === undefined) return describeUnset("members log in with name and password only");
      await askProvider(oidc);
      return { state: "ok", words: "the provider answers and describes itself" };
    },
  },
];
