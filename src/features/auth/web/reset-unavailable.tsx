import { useEffect, useRef } from "react";
import { pack } from "#pack/pack.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { authMessages } from "./auth.messages.ts";

/** Where no message can leave, nothing is asked: it names the person who can help. */
export function ResetUnavailable() {
  const t = useMessages(authMessages);
  const ref = useRef<HTMLHeadingElement>(null);

  // It takes the place of the first field, and is read out.
  useEffect(() => ref.current?.focus(), []);

  return (
    <div className="reset-unavailable">
      <h2 ref={ref} className="display t4 w-62" tabIndex={-1}>
        {t("resetNothing")}
      </h2>
      <p>{t("resetNothingText")}</p>
      <p>
        <a className="text-link data" href={`mailto:${pack.contactEmail}`}>
          {pack.contactEmail}
        </a>
      </p>
    </div>
  );
}
