/** What the settings name outside of this process, looked at one by one: for `npm run doctor`, the start and the back office. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Config } from "./config.ts";
import { describeReachProblem } from "./reach-problem.ts";

/** `off` is not set, which is a choice; `warn` works, but not as it is probably meant. */
export type SettingState = "ok" | "warn" | "fail" | "off";

export interface SettingOutcome {
  state: SettingState;
  /** What was seen and what to do, in one line that holds no secret. */
  words: string;
}

export interface SeenSetting extends SettingOutcome {
  /** The setting's name. */
  name: string;
}

/** A feature's look at what one of its settings names; what it throws is a failure. */
export interface SettingProbe {
  name: string;
  /** The start looks too, and logs what is wrong; for what no visitor would tell the operator. */
  isForStart?: boolean;
  look(): SettingOutcome | Promise<SettingOutcome>;
}

export interface SettingCheck {
  name: string;
  isForStart: boolean;
  /** Never throws, and is over in seconds. */
  check(): Promise<SeenSetting>;
}

export type ProbeSettings = (deps: { config: Config }) => readonly SettingProbe[];

/** What does not answer by then does not answer to members either. */
const CHECK_WITHIN_MS = 8000;

async function lookSafely({ look }: SettingProbe): Promise<SettingOutcome> {
  try {
    return await look();
  } catch (error) {
    return { state: "fail", words: describeReachProblem(error) };
  }
}

function toCheck(probe: SettingProbe, withinMs: number): SettingCheck {
  const { name, isForStart = false } = probe;
  return {
    name,
    isForStart,
    async check() {
      const giveUp = new AbortController();
      const noAnswer: SettingOutcome = { state: "fail", words: `no answer within ${withinMs / 1000} s` };
      const late = sleep(withinMs, noAnswer, { signal: giveUp.signal }).catch(() => noAnswer);
      const outcome = await Promise.race([lookSafely(probe), late]);
      giveUp.abort();
      return { name, ...outcome };
    },
  };
}

/** A look at every setting that names something outside, in the order of the features. */
export function listSettingChecks(
  deps: { config: Config; features: readonly { probeSettings?: ProbeSettings }[] },
  withinMs = CHECK_WITHIN_MS,
): SettingCheck[] {
  return deps.features
    .flatMap(({ probeSettings }) => probeSettings?.(deps) ?? [])
    .map((probe) => toCheck(probe, withinMs));
}
