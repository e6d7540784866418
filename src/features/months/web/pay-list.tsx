import { pack } from "#pack/pack.ts";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { saveFile } from "#web/lib/save-file.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { ProgressBar } from "#web/ui/progress-bar.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import type { PaymentList } from "../review.schema.ts";
import { TRANSACTION_IDS } from "../transactions.rules.ts";
import { monthsPanelMessages } from "./months-panel.messages.ts";
import "./pay-list.css";
import { PaymentRow } from "./payment-row.tsx";
import { usePayments } from "./review.api.ts";

const TRANSACTION_ID = TRANSACTION_IDS[pack.chain.family];
const COLUMNS = ["rank", "member", "x", "telegram", "wallet", "amount", TRANSACTION_ID] as const;

/** Who gets what, and where; a prize is paid once its transaction stands beside it. */
export function PayList({ monthYear }: { monthYear: string }) {
  const t = useMessages(monthsPanelMessages);
  const { data, isError, refetch } = usePayments(monthYear);
  return (
    <section className="pay-list" aria-label={t("payTitle")}>
      <h3 className="display t5 w-84">{t("payTitle")}</h3>
      {data === undefined && !isError && <Skeleton shape="block" label={t("payLoading")} />}
      {data === undefined && isError && <LoadFailed text={t("payFailed")} onRetry={() => void refetch()} />}
      {data && (data.count === 0 ? <p className="muted">{t("payNone")}</p> : <Payments list={data} />)}
    </section>
  );
}

function Payments({ list }: { list: PaymentList }) {
  const t = useMessages(monthsPanelMessages);
  const format = new Intl.NumberFormat(useLocale());
  const { monthYear, paid, total, payments } = list;
  const progress = t("paidOf", { paid: format.format(paid), total: format.format(total) });

  function saveJson() {
    const text = JSON.stringify(list, null, 2);
    saveFile(new Blob([text], { type: "application/json" }), `month-${monthYear}-payments.json`);
  }

  return (
    <>
      <div className="row">
        <p className="data" role="status">
          {progress}
        </p>
        <ButtonLink
          href={`/api/admin/months/${monthYear}/payments.csv`}
          variant="line"
          size="medium"
          icon="download"
          aria-label={t("csvHint")}
          download
        >
          {t("csv")}
        </ButtonLink>
        <Button variant="line" size="medium" icon="download" aria-label={t("jsonHint")} onClick={saveJson}>
          {t("json")}
        </Button>
      </div>
      <ProgressBar label={progress} value={paid / total} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard */}
      <section className="pay-list-box" aria-label={t("payTable")} tabIndex={0}>
        <table className="pay-list-table data">
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th key={column} scope="col" className={column === "amount" ? "pay-list-figure" : undefined}>
                  {t(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {payments.map((payment) => (
              <PaymentRow key={payment.pseudonym} payment={payment} monthYear={monthYear} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={5}>
                {t("sum")}
              </th>
              <td className="pay-list-figure tabular">{format.format(total)}</td>
              <td />
            </tr>
          </tfoot>
        </table>
      </section>
    </>
  );
}
