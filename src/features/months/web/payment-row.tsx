import type { ReactNode } from "react";
import { pack } from "#pack/pack.ts";
import { useForm } from "#web/forms/use-form.ts";
import { useFormValues } from "#web/forms/use-form-values.ts";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { showFailure } from "#web/lib/api-errors.ts";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Input } from "#web/ui/input.tsx";
import { toast } from "#web/ui/toast.ts";
import { useCopy } from "#web/ui/use-copy.ts";
import type { PaymentList } from "../review.schema.ts";
import { TRANSACTION_IDS } from "../transactions.rules.ts";
import { monthsPanelMessages } from "./months-panel.messages.ts";
import { useReviewStep } from "./review.api.ts";
import { YoungChanges } from "./young-changes.tsx";

type Payment = PaymentList["payments"][number];

const TRANSACTION_ID = TRANSACTION_IDS[pack.chain.family];

export function PaymentRow({ payment, monthYear }: { payment: Payment; monthYear: string }) {
  const t = useMessages(monthsPanelMessages);
  const format = new Intl.NumberFormat(useLocale());
  const { rank, username, xUsername, telegramUsername, wallet, amount } = payment;
  const name = username === null ? t("gone") : `@${username}`;
  return (
    <tr>
      <td data-label={t("rank")}>#{rank}</td>
      <th scope="row" data-label={t("member")}>
        <bdi>{name}</bdi>
      </th>
      <td data-label={t("x")}>
        <Given>{xUsername}</Given>
      </td>
      <td data-label={t("telegram")}>
        <Given>{telegramUsername}</Given>
      </td>
      <td data-label={t("wallet")}>
        <div className="pay-list-way">
          {wallet === null ? <Given>{null}</Given> : <Wallet address={wallet} name={name} />}
          <YoungChanges changed={payment.changed} />
        </div>
      </td>
      <td data-label={t("amount")} className="pay-list-figure tabular">
        {format.format(amount)}
      </td>
      <td data-label={t(TRANSACTION_ID)}>
        <SignatureForm payment={payment} name={name} monthYear={monthYear} />
      </td>
    </tr>
  );
}

function Given({ children }: { children: ReactNode }) {
  const t = useMessages(monthsPanelMessages);
  return children === null ? <span className="muted-3">{t("missing")}</span> : <bdi>{children}</bdi>;
}

function Wallet({ address, name }: { address: string; name: string }) {
  const t = useMessages(monthsPanelMessages);
  const { isCopied, copy } = useCopy();
  return (
    <button
      type="button"
      className="pay-list-wallet"
      aria-label={t("copyWallet", { name })}
      title={address}
      onClick={() => void copy(address)}
    >
      <code dir="ltr">{address}</code>
      <Icon name={isCopied ? "check" : "copy"} />
    </button>
  );
}

function SignatureForm({ payment, name, monthYear }: { payment: Payment; name: string; monthYear: string }) {
  const t = useMessages(monthsPanelMessages);
  const step = useReviewStep(monthYear);
  const noted = payment.signature ?? "";
  const { values, onChange, draft } = useFormValues({ signature: noted }, { name: `payment:${payment.pseudonym}` });
  const form = useForm({
    values,
    onChange,
    draft,
    saved: { signature: noted },
    onSubmit: async ({ signature }) => {
      await step.mutateAsync({ step: "pay", pseudonym: payment.pseudonym, signature: signature.trim() });
      toast({ title: t("paidToast"), description: t("paidText", { name }), variant: "success" });
    },
    failureText: t("stepFailed"),
    onFailure: (description, error) => showFailure(error, { title: t("payNoteFailed"), description }),
  });
  const { error, ...field } = form.bind("signature");
  const label = t(`${TRANSACTION_ID}Of`, { name });
  const isPaid = noted !== "" && !form.isDirty;
  return (
    <form {...form.props} className={classNames("pay-list-form", isPaid && "pay-list-paid")}>
      <Input
        {...field}
        className="pay-list-signature"
        aria-label={label}
        aria-invalid={error ? true : undefined}
        autoComplete="off"
        spellCheck={false}
        dir="ltr"
      />
      <Button
        type="submit"
        variant={noted === "" ? "bone" : "line"}
        size="medium"
        icon={null}
        aria-label={t("noteSignatureOf", { name })}
        isBusy={form.isBusy}
        disabled={values.signature.trim() === "" || !form.isDirty}
      >
        {isPaid ? t("paid") : t("noteSignature")}
      </Button>
      {error && (
        <p className="pay-list-problem loss" role="alert">
          {error}
        </p>
      )}
    </form>
  );
}
