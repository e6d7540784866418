import { useMessages } from "#web/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { useCopy } from "#web/ui/use-copy.ts";
import { secondFactorMessages } from "./second-factor.messages.ts";
import "./recovery-code-list.css";

/** The one time that the codes are seen. */
export function RecoveryCodeList({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const t = useMessages(secondFactorMessages);
  const { isCopied, copy } = useCopy();
  return (
    <div className="stack">
      <p>{t("codesText")}</p>
      <ol className="recovery-code-list data" dir="ltr">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <div className="row">
        <Button icon={isCopied ? "check" : "copy"} onClick={() => void copy(codes.join("\n"))}>
          {t(isCopied ? "copied" : "copyCodes")}
        </Button>
        <Button variant="line" icon={null} onClick={onDone}>
          {t("done")}
        </Button>
      </div>
    </div>
  );
}
