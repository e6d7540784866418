import type { WhitepaperLine } from "#shared/whitepaper.ts";
import { SiteLink } from "#web/layout/site-link.tsx";
import { ReceiptLine, ReceiptList } from "#web/ui/receipt.tsx";

export function WhitepaperReceipt({ lines }: { lines: readonly WhitepaperLine[] }) {
  return (
    <ReceiptList>
      {lines.map(({ label, value, href }) => (
        <ReceiptLine
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
    </ReceiptList>
  );
}
