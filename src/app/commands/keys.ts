/** `npm run keys`: a new pair for VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY, as lines of an environment file. */
import { createPushKeys } from "#server/push-keys.ts";
import { runCommand } from "./run-command.ts";

await runCommand("keys", async () => {
  const { publicKey, privateKey } = createPushKeys();
  return `VAPID_PUBLIC_KEY=${publicKey}\nVAPID_PRIVATE_KEY=${privateKey}`;
});
