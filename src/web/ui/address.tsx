import { useState } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import { splitAddress } from "#web/lib/split-address.ts";
import "./address.css";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { uiMessages } from "./ui.messages.ts";
import { useCopy } from "./use-copy.ts";

interface AddressProps {
  value: string;
  /** Whose address; part of the copy button's name. */
  label: string;
  className?: string;
}

/** A chain address in full, its first and last four letters marked, with a copy cell. */
export function Address({ value, label, className }: AddressProps) {
  const t = useMessages(uiMessages);
  const { isCopied, copy } = useCopy();
  const [hasFailed, setHasFailed] = useState(false);
  const [start, middle, end] = splitAddress(value);

  async function handleCopy() {
    setHasFailed(!(await copy(value)));
  }

  return (
    <div className={classNames("address", isCopied && "address-copied", className)}>
      <div className="address-frame">
        <code className="address-value" dir="ltr">
          <mark>{start}</mark>
          {middle}
          <mark>{end}</mark>
        </code>
        <button type="button" className="address-copy" data-visit-event="address_copied" onClick={handleCopy}>
          <Icon name={isCopied ? "check" : "copy"} />
          {isCopied ? t("copied") : t("copy")}
          <span className="visually-hidden"> {label}</span>
        </button>
      </div>
      <p role="status" className={hasFailed ? "address-failed" : "visually-hidden"}>
        {hasFailed ? t("copyFailed") : isCopied && t("copied")}
      </p>
    </div>
  );
}
