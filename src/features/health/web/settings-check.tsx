import { HEALTH_LEVELS, type HealthLevel } from "#shared/health.catalog.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { useSettingsReport } from "./health.api.ts";
import { healthMessages } from "./health.messages.ts";
import { HealthMark } from "./health-mark.tsx";

function rank({ state }: { state: HealthLevel }): number {
  return HEALTH_LEVELS.indexOf(state);
}

/** What the doctor of the command line sees, in its own words, the worst first. */
export function SettingsCheck() {
  const t = useMessages(healthMessages);
  const { data, isError, isFetching, refetch } = useSettingsReport();
  return (
    <section className="health-doctor stack" aria-labelledby="health-doctor">
      <h3 id="health-doctor" className="display t5 w-84">
        {t("doctor")}
      </h3>
      <p className="muted">{t("doctorLead")}</p>
      <div className="row">
        <Button variant="line" size="medium" icon="search" isBusy={isFetching} onClick={() => void refetch()}>
          {t("askDoctor")}
        </Button>
        {isError && (
          <span role="alert" className="loss">
            {t("doctorFailed")}
          </span>
        )}
      </div>
      {data && (
        <ul className="health-todo">
          {data.settings
            .toSorted((one, other) => rank(one) - rank(other))
            .map(({ name, state, words }) => (
              <li key={name}>
                <HealthMark level={state} />
                <span className="cap">
                  <bdi>{name}</bdi> · {t(`level_${state}`)}
                </span>
                <p lang="en">{words}</p>
              </li>
            ))}
        </ul>
      )}
    </section>
  );
}
