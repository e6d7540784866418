import type { WhitepaperLine } from "#shared/whitepaper.ts";
import { SiteLink } from "#web/layout/site-link.tsx";
import { FactLine, FactList } from "#web/ui/fact-list.tsx";

export function WhitepaperFacts({ lines }: { lines: readonly WhitepaperLine[] }) {
  return (
    <FactList>
      {lines.map(({ label, value, href }) => (
        <FactLine
          key={label}
          label={label}
          value={
            href === undefined ? (
              value
            ) : (
              <SiteLink className="text-link" href={href}>
                {value}
              </SiteLink>
            )
          }
        />
      ))}
    </FactList>
  );
}
