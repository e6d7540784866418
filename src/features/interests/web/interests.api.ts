import { callApi } from "#web/lib/api-client.ts";
import type { CreateInterest, InterestAnswer } from "../interests.schema.ts";

export function createInterest(body: CreateInterest): Promise<InterestAnswer> {
  return callApi("/api/interests", { method: "POST", body });
}
