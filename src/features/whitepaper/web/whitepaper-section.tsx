import type { WhitepaperSection as Section } from "#shared/whitepaper.ts";
import { classNames } from "#web/ui/class-names.ts";
import "./whitepaper-panels.css";
import { WhitepaperFacts } from "./whitepaper-facts.tsx";
import { WhitepaperPanels } from "./whitepaper-panels.tsx";

export function WhitepaperSection({ section, number }: { section: Section; number: number }) {
  const { id, title, paragraphs, points, facts, panels, phases, aside } = section;
  return (
    <section id={id} className="whitepaper-section wrap" aria-labelledby={`${id}-title`} tabIndex={-1}>
      <p className="whitepaper-number display w-50" aria-hidden="true">
        {number}
      </p>
      <div className="whitepaper-body">
        <h2 id={`${id}-title`} className="display t3 w-75">
          {title}
        </h2>
        <div className="prose">
          {paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
        {points && (
          <ul className="whitepaper-points">
            {points.map(({ title: name, text }) => (
              <li key={name}>
                <h3 className="display t5 w-84">{name}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        )}
      </div>
      {aside && <p className="whitepaper-aside">{aside}</p>}
      {facts && (
        <div className={classNames("whitepaper-facts", facts.length > 1 && "is-paired")}>
          {facts.map(({ title: name, lines }) => (
            <div key={name ?? id}>
              {name && <h3 className="display t5 w-84">{name}</h3>}
              <WhitepaperFacts lines={lines} />
            </div>
          ))}
        </div>
      )}
      {panels && <WhitepaperPanels panels={panels} />}
      {phases && (
        <ol className="whitepaper-phases">
          {phases.map(({ name, title: goal, when, items }) => (
            <li key={name}>
              <p className="whitepaper-phase-when data">
                <span>{name}</span>
                <b>{when}</b>
              </p>
              <h3 className="display t4 w-75">{goal}</h3>
              <ul>
                {items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
