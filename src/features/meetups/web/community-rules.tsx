import { useMessages } from "#web/i18n/messages.ts";
import { meetupMessages } from "./meetups.messages.ts";
import "./community-rules.css";

const RULES = ["rule1", "rule2", "rule3", "rule4"] as const;

export function CommunityRules() {
  const t = useMessages(meetupMessages);
  return (
    <section className="gold-block comb-start community-rules" aria-labelledby="community-rules">
      <div className="wrap">
        <h2 id="community-rules" className="display t3 w-62">
          {t("rules")}
        </h2>
        <ol className="community-rules-list">
          {RULES.map((rule, index) => (
            <li key={rule}>
              <span className="community-rules-number display w-50" aria-hidden="true">
                {index + 1}
              </span>
              <p className="lead">{t(rule)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
