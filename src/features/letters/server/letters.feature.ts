import type { ServerFeature } from "#server/deps.ts";
import { dressMail } from "./dress-mail.usecase.ts";
import { sendDigests, sendUrgent } from "./send-letters.usecase.ts";

const LOOK_FOR_URGENT_EVERY_MS = 10_000;
const LOOK_FOR_MORNINGS_EVERY_MS = 10 * 60_000;

export const lettersFeature: ServerFeature = {
  name: "letters",
  dressMail,
  jobs: [
    { name: "send urgent news", run: sendUrgent, everyMs: LOOK_FOR_URGENT_EVERY_MS },
    { name: "send daily letters", run: sendDigests, everyMs: LOOK_FOR_MORNINGS_EVERY_MS },
  ],
};
