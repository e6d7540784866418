import { formatTimestamp } from "#web/i18n/format-timestamp.ts";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextField } from "#web/ui/field.tsx";
import { useCopy } from "#web/ui/use-copy.ts";
import type { ResetLink } from "../members.schema.ts";
import { membersMessages } from "./members.messages.ts";

interface ResetLinkDialogProps {
  username: string;
  link: ResetLink;
  onClose: () => void;
}

/** The one time that the link is seen. */
export function ResetLinkDialog({ username, link, onClose }: ResetLinkDialogProps) {
  const t = useMessages(membersMessages);
  const locale = useLocale();
  const { isCopied, copy } = useCopy();
  const title = t("linkTitle", { name: username });
  const date = formatTimestamp(link.expiresAt, locale);
  return (
    <Dialog isOpen onClose={onClose} label={title}>
      <div className="stack">
        <h2 className="display t4 w-75">
          <bdi className="written">{title}</bdi>
        </h2>
        <p>{t("linkText", { name: username, date })}</p>
        <p>{t(link.isSent ? "linkSent" : "linkNotSent")}</p>
        <TextField
          label={t("link")}
          value={link.url}
          readOnly
          isData
          dir="ltr"
          onFocus={({ target }) => target.select()}
        />
        <div className="row">
          <Button icon={isCopied ? "check" : "copy"} onClick={() => void copy(link.url)}>
            {t(isCopied ? "copied" : "copyLink")}
          </Button>
          <Button variant="line" icon={null} onClick={onClose}>
            {t("done")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
