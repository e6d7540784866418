/** What a page holds, read from a snapshot of its heap. */
import type { CDPSession } from "@playwright/test";

/** Compiled code grows with every part that has run once, and is thrown away again by the browser as it likes. */
const KEPT = new Set(["object", "closure", "array", "string", "concatenated string", "number", "regexp", "symbol"]);

interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
}

/** Bytes of the page's own objects, functions and texts. */
export async function measureKept(client: CDPSession): Promise<number> {
  const chunks: string[] = [];
  const take = ({ chunk }: { chunk: string }) => void chunks.push(chunk);
  client.on("HeapProfiler.addHeapSnapshotChunk", take);
  await client.send("HeapProfiler.takeHeapSnapshot", { reportProgress: false });
  client.off("HeapProfiler.addHeapSnapshotChunk", take);
  const { snapshot, nodes } = JSON.parse(chunks.join("")) as Snapshot;
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf("type"), fields.indexOf("self_size")];
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length) {
    if (KEPT.has(types[0][nodes[at + type] ?? 0] ?? "")) bytes += nodes[at + size] ?? 0;
  }
  return bytes;
}
