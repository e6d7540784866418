import { ApiError, type ApiRequest, callApi } from "#web/lib/api-client.ts";

/** The price can rise while the browser works; more often than this nobody is asked. */
const ASKED_MAX = 5;

/** Calls the API, and where a proof of work is asked for brings it: the code for it comes only then. */
export async function callWithProof<Answer>(path: string, request: ApiRequest, asked = 0): Promise<Answer> {
  try {
    return await callApi<Answer>(path, request);
  } catch (error) {
    const challenge = error instanceof ApiError && error.status === 428 && error.details?.challenge;
    if (!challenge || asked === ASKED_MAX) throw error;
    const { prove } = await import("./prove.ts");
    const headers = { ...request.headers, "x-proof-of-work": await prove(String(challenge)) };
    return callWithProof(path, { ...request, headers }, asked + 1);
  }
}
