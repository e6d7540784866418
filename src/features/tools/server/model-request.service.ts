import type { OutsideModel } from "#server/config.ts";
import type { OutsideClient } from "#server/outside-client.ts";

interface ModelBody {
  type: string;
  bytes: Uint8Array;
}

export function packJson(value: object): ModelBody {
  return { type: "application/json", bytes: Buffer.from(JSON.stringify(value)) };
}

export async function packForm(form: FormData): Promise<ModelBody> {
  const packed = new Response(form);
  return {
    type: packed.headers.get("content-type") ?? "multipart/form-data",
    bytes: Buffer.from(await packed.arrayBuffer()),
  };
}

/** Posts the body to a path of a model that speaks the OpenAI protocol, and returns the JSON of its answer. */
export async function postToModel(
  client: OutsideClient,
  { baseUrl, apiKey }: OutsideModel,
  { path, body }: { path: string; body: ModelBody },
): Promise<unknown> {
  const headers = { "content-type": body.type, ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }) };
  return JSON.parse(await client.fetchText({ url: `${baseUrl}${path}`, method: "POST", headers, body: body.bytes }));
}
