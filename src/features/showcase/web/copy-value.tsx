import { useState } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Icon } from "#web/ui/icon.tsx";
import { useCopy } from "#web/ui/use-copy.ts";
import "./copy-value.css";
import { showcaseMessages } from "./showcase.messages.ts";

interface CopyValueProps {
  value: string;
  /** What it is, as part of the button's name. */
  name: string;
}

/** A short value that is copied by pressing it. */
export function CopyValue({ value, name }: CopyValueProps) {
  const t = useMessages(showcaseMessages);
  const { isCopied, copy } = useCopy();
  const [hasFailed, setHasFailed] = useState(false);

  async function handleCopy() {
    setHasFailed(!(await copy(value)));
  }

  return (
    <span className="copy-value">
      <button
        type="button"
        className={classNames("copy-value-button data", isCopied && "copy-value-copied")}
        onClick={handleCopy}
      >
        <span dir="ltr">{value}</span>
        <span className="visually-hidden">{t("copyValue", { name })}</span>
        <Icon name={isCopied ? "check" : "copy"} />
      </button>
      <span role="status" className={hasFailed ? "copy-value-failed cap" : "visually-hidden"}>
        {hasFailed ? t("copyFailed", { name }) : isCopied && t("copied", { name })}
      </span>
    </span>
  );
}
