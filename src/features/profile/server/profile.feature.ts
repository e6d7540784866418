import type { ServerFeature } from "#server/deps.ts";
import { profileErrors } from "../profile.errors.ts";
import { registerProfileRoutes } from "./profile.routes.ts";

export const profileFeature: ServerFeature = {
  name: "profile",
  errors: profileErrors,
  registerRoutes: registerProfileRoutes,
};
