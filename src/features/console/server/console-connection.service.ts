import { connect, type Socket } from "node:net";
import pg from "pg";
import { boundBackend } from "./bound-backend.service.ts";

/** Bytes that one run may receive: a single cell can be as large as the database's memory. */
const RECEIVED_MAX_BYTES = 16 * 1024 * 1024;
const CONNECT_TIMEOUT_MS = 3000;
/** After this a run is cancelled, however many statements it took; each of them is ended by the database after 5 s. */
const RUN_WITHIN_MS = 6000;
/** How long a cancelled statement may take to end by itself before its connection is cut. */
const CANCEL_GRACE_MS = 300;
/** Code of a cancel request in the database's protocol. */
const CANCEL_REQUEST_CODE = 80_877_102;

/** Why a run was ended from our side. */
export type StopReason = "timeout" | "hang-up" | "too-large" | "cancelled";

export interface ConsoleConnection {
  client: pg.Client;
  /** Set once the run was ended from our side. */
  getStopReason(): StopReason | undefined;
  close(): Promise<void>;
}

interface PrivateParts {
  connection: { stream: Socket };
  processID: number;
  secretKey: number;
}

/** The driver keeps to itself what a cancel request and a count of bytes need. */
function getPrivateParts(client: pg.Client): PrivateParts {
  return client as unknown as PrivateParts;
}

/** Asks the database to end the client's statement: on a connection of its own, as the protocol has it. */
function requestCancel(client: pg.Client): Promise<void> {
  const { processID, secretKey } = getPrivateParts(client);
  const message = Buffer.alloc(16);
  for (const [index, value] of [16, CANCEL_REQUEST_CODE, processID, secretKey].entries()) {
    message.writeInt32BE(value, index * 4);
  }
  const { host, port } = client;
  const socket = host.startsWith("/") ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
  socket.setTimeout(CANCEL_GRACE_MS, () => socket.destroy());
  return new Promise((resolve) => {
    socket.on("error", () => {}).on("close", () => resolve());
    socket.end(message);
  });
}

export interface ConnectOptions {
  settings: pg.ClientConfig;
  /** By it the run is known in the database. */
  name: string;
  /** Ends the run; its reason is one of `StopReason`. */
  stop: AbortSignal;
  /** Called when a statement did not heed its cancel: as the owner of the database, who need not ask. */
  terminate: () => Promise<void>;
}

/** Opens a connection for one run, which ends with it whatever happens. */
export async function connectConsole({
  settings,
  name,
  stop: stopSignal,
  terminate,
}: ConnectOptions): Promise<ConsoleConnection> {
  const client = new pg.Client({
    ...settings,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    application_name: name,
  });
  client.on("error", () => {});
  try {
    await client.connect();
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
  const { connection, processID } = getPrivateParts(client);
  const { stream } = connection;
  await boundBackend(processID, client.user ?? "");
  let stopReason: StopReason | undefined;

  async function stop(reason: StopReason): Promise<void> {
    if (stopReason !== undefined) return;
    stopReason = reason;
    // What swells is cut at once: until the cancel has arrived there could be much more of it.
    if (reason === "too-large") stream.destroy();
    await requestCancel(client);
    setTimeout(() => {
      const hasEnded = stream.destroyed && reason !== "too-large";
      stream.destroy();
      if (!hasEnded) void terminate();
    }, CANCEL_GRACE_MS);
  }

  let receivedBytes = 0;
  stream.on("data", (chunk: Buffer) => {
    receivedBytes += chunk.length;
    if (receivedBytes > RECEIVED_MAX_BYTES) void stop("too-large");
  });
  const deadline = setTimeout(() => void stop("timeout"), RUN_WITHIN_MS);
  const handleStop = () => void stop(stopSignal.reason as StopReason);
  stopSignal.addEventListener("abort", handleStop);
  if (stopSignal.aborted) handleStop();

  return {
    client,
    getStopReason: () => stopReason,
    async close() {
      // Rolled back under the deadline: a statement that refuses to end must not hold the connection.
      if (stopReason === undefined) await client.query("ROLLBACK").catch(() => {});
      clearTimeout(deadline);
      stopSignal.removeEventListener("abort", handleStop);
      await client.end().catch(() => {});
    },
  };
}
