import { pack } from "#pack/pack.ts";
import { getPrimaryToken } from "#shared/pack-tokens.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { Address } from "#web/ui/address.tsx";
import { staking } from "../staking.catalog.ts";
import { stakingMessages } from "./staking.messages.ts";

const { name, address } = getPrimaryToken(pack);
const { termDays, minimumStake } = staking;

const STEPS = [
  { title: "stepCheck", text: "stepCheckText" },
  { title: "stepOpen", text: "stepOpenText" },
  { title: "stepStake", text: "stepStakeText" },
  { title: "stepWait", text: "stepWaitText" },
] as const;

export function StakingSteps() {
  const t = useMessages(stakingMessages);
  const values = { days: termDays, minimum: minimumStake, token: name };
  return (
    <section className="staking-steps" aria-labelledby="staking-steps">
      <h2 className="visually-hidden" id="staking-steps">
        {t("stepsTitle")}
      </h2>
      <ol>
        {STEPS.map(({ title, text }, index) => (
          <li key={title}>
            <span className="staking-step-number display w-62" aria-hidden="true">
              {index + 1}
            </span>
            <h3 className="display t4 w-75">{t(title)}</h3>
            <p>{t(text, values)}</p>
            {index === 0 && <Address value={address} label={t("addressOf", { token: name })} />}
          </li>
        ))}
      </ol>
    </section>
  );
}
