import { useState } from "react";
import { pack } from "#pack/pack.ts";
import { getPrimaryToken } from "#shared/pack-tokens.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { splitAddress } from "#web/lib/split-address.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Icon } from "#web/ui/icon.tsx";
import { useCopy } from "#web/ui/use-copy.ts";
import "./hero-address.css";
import { homeMessages } from "./home.messages.ts";

const { name, address } = getPrimaryToken(pack);
const [start, middle, end] = splitAddress(address);

/** The contract address beside the buttons: its ends to compare, the whole of it for readers, for copying, and when copying is blocked. */
export function HeroAddress() {
  const t = useMessages(homeMessages);
  const { isCopied, copy } = useCopy();
  const [hasFailed, setHasFailed] = useState(false);

  async function handleCopy() {
    setHasFailed(!(await copy(address)));
  }

  return (
    <div className={classNames("hero-address", isCopied && "hero-address-copied", hasFailed && "hero-address-whole")}>
      <div className="hero-address-text">
        <span className="cap">{t("address")}</span>
        <code className="data">
          <b>{start}</b>
          <span className="hero-address-middle">{middle}</span>
          <b>{end}</b>
        </code>
      </div>
      <button
        type="button"
        data-visit-event="address_copied"
        aria-label={t("copyAddress", { token: name })}
        onClick={handleCopy}
      >
        <Icon name={isCopied ? "check" : "copy"} />
      </button>
      <p role="status" className={hasFailed ? "hero-address-failed" : "visually-hidden"}>
        {hasFailed ? t("copyFailed") : isCopied && t("copied")}
      </p>
    </div>
  );
}
