import { useEffect, useState } from "react";
import { pack } from "#pack/pack.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { NewTabHint } from "#web/layout/new-tab-hint.tsx";
import { Anchor } from "#web/ui/anchor.tsx";
import { TextField } from "#web/ui/field.tsx";
import { Icon, type IconName } from "#web/ui/icon.tsx";
import { type AddressVerdict, checkAddress } from "../address-check.rules.ts";
import "./address-safety.css";
import { tokensMessages } from "./tokens.messages.ts";

const isOne = pack.tokens.length === 1;

/** The gold strip: how to know our addresses, where to look them up, and a check of any other. */
export function AddressSafety() {
  const t = useMessages(tokensMessages);
  return (
    <div className="address-safety gold-block comb-end">
      <div className="address-safety-rules wrap">
        <p className="display t4 w-75">
          {t(isOne ? "safetyTitleOne" : "safetyTitle")} <br />
          {t("safetyTitleEnd")}
        </p>
        <p className="address-safety-text">
          {t("safetyText")} <b>{t("neverFirst")}</b>
        </p>
        <ul className="cap">
          {pack.tokens.map(({ name, explorerUrl }) => (
            <li key={name}>
              <Anchor className="address-safety-link" href={explorerUrl} target="_blank">
                {t("explorer", { token: name })}
                <Icon name="arrow-up-right" />
                <NewTabHint />
              </Anchor>
            </li>
          ))}
        </ul>
      </div>
      <AddressCheck />
    </div>
  );
}

function AddressCheck() {
  const t = useMessages(tokensMessages);
  const [text, setText] = useState("");
  // What is typed before the script has arrived would be lost, and would not be judged.
  const [isReady, setIsReady] = useState(false);
  useEffect(() => setIsReady(true), []);
  const verdict = checkAddress(text, pack);
  return (
    <div className="address-check wrap">
      <TextField
        isData
        label={t("checkLabel")}
        value={text}
        readOnly={!isReady}
        maxLength={200}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
      />
      <p className={`address-verdict address-verdict-${verdict.kind}`} role="status">
        <VerdictText verdict={verdict} />
      </p>
    </div>
  );
}

const VERDICTS = {
  empty: { text: "checkHint", icon: undefined },
  ours: { text: "verdictOurs", icon: "check" },
  "look-alike": { text: "verdictLookAlike", icon: "warning" },
  foreign: { text: isOne ? "verdictForeignOne" : "verdictForeign", icon: "close" },
  malformed: { text: pack.chain.family === "evm" ? "verdictMalformedEvm" : "verdictMalformed", icon: undefined },
} as const satisfies Record<AddressVerdict["kind"], { text: string; icon: IconName | undefined }>;

function VerdictText({ verdict }: { verdict: AddressVerdict }) {
  const t = useMessages(tokensMessages);
  const { text, icon } = VERDICTS[verdict.kind];
  return (
    <>
      {icon && <Icon name={icon} />}
      <span>{t(text, "token" in verdict ? { token: verdict.token } : {})}</span>
    </>
  );
}
