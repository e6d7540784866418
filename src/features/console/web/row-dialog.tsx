import { useMessages } from "#web/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { useCopy } from "#web/ui/use-copy.ts";
import type { ResultCell } from "../console.schema.ts";
import { consoleMessages } from "./console.messages.ts";
import "./row-dialog.css";

interface RowDialogProps {
  number: number;
  columns: readonly string[];
  cells: readonly ResultCell[];
  onClose: () => void;
}

/** One row, whole: each cell on lines of its own, to be read on a narrow screen and to be copied. */
export function RowDialog({ number, columns, cells, onClose }: RowDialogProps) {
  const t = useMessages(consoleMessages);
  const title = t("rowNumber", { number });
  const { isCopied, copy } = useCopy();
  const asText = () => columns.map((name, index) => `${name}\t${cells[index] ?? ""}`).join("\n");
  return (
    <Dialog isOpen onClose={onClose} label={title}>
      <div className="stack">
        <h2 className="display t4 w-75">{title}</h2>
        <dl className="row-cells data" dir="ltr">
          {columns.map((name, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and columns never move
            <RowCell key={index} name={name} value={cells[index] ?? null} />
          ))}
        </dl>
        <div className="row">
          <Button data-autofocus size="medium" icon={isCopied ? "check" : "copy"} onClick={() => void copy(asText())}>
            {isCopied ? t("copied") : t("copyRow")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function RowCell({ name, value }: { name: string; value: ResultCell }) {
  const t = useMessages(consoleMessages);
  const { isCopied, copy } = useCopy();
  return (
    <div className="row-cell">
      <dt>{name}</dt>
      <dd>
        <span>{value === null ? t("nullCell") : <bdi>{String(value)}</bdi>}</span>
        <IconButton
          icon={isCopied ? "check" : "copy"}
          label={t("copyCell", { column: name })}
          onClick={() => void copy(value === null ? "" : String(value))}
        />
      </dd>
    </div>
  );
}
