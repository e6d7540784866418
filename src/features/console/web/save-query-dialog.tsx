import { useForm } from "#web/forms/use-form.ts";
import { useFormValues } from "#web/forms/use-form-values.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { showFailure } from "#web/lib/api-errors.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextField } from "#web/ui/field.tsx";
import { toast } from "#web/ui/toast.ts";
import { SAVED_NAME_MAX } from "../console.rules.ts";
import type { SavedQuery } from "../console.schema.ts";
import { useDeleteSavedQuery, useSaveQuery } from "./saved-queries.api.ts";
import "./save-query-dialog.css";
import { savedQueriesMessages } from "./saved-queries.messages.ts";

interface SaveQueryDialogProps {
  /** The one that is changed; without it the query gets a name for the first time. */
  saved?: SavedQuery | undefined;
  query: string;
  onClose: () => void;
}

export function SaveQueryDialog({ saved, query, onClose }: SaveQueryDialogProps) {
  const t = useMessages(savedQueriesMessages);
  const { values, onChange, draft } = useFormValues(
    { name: saved?.name ?? "", isShared: saved?.isShared ?? false },
    { name: `query:${saved?.id ?? "new"}` },
  );
  const save = useSaveQuery();
  const form = useForm({
    values,
    onChange,
    draft,
    findProblems: ({ name }) => (name.trim() === "" ? [{ field: "name" as const, message: t("nameMissing") }] : []),
    onSubmit: async (facts) => {
      await save.mutateAsync({ ...facts, query, id: saved?.id });
      toast({ title: t("savedTitle"), description: t("savedText", { name: facts.name.trim() }), variant: "success" });
      onClose();
    },
    failureText: t("failed"),
    onFailure: (description, error) => showFailure(error, { description }),
  });
  const title = saved ? t("changeTitle") : t("saveTitle");
  return (
    <Dialog isOpen onClose={onClose} label={title}>
      <form {...form.props} className="stack">
        <h2 className="display t4 w-75">{title}</h2>
        <pre className="saved-query data" dir="ltr">
          {query}
        </pre>
        <TextField {...form.bind("name", SAVED_NAME_MAX)} data-autofocus label={t("name")} dir="auto" />
        <Checkbox
          checked={values.isShared}
          onChange={(event) => onChange({ ...values, isShared: event.target.checked })}
        >
          {t("share")}
        </Checkbox>
        <div className="row">
          <Button type="submit" size="medium" icon="check" isBusy={form.isBusy}>
            {t("save")}
          </Button>
          {saved && <DeleteButton saved={saved} onDone={onClose} />}
        </div>
      </form>
    </Dialog>
  );
}

function DeleteButton({ saved: { id, name }, onDone }: { saved: SavedQuery; onDone: () => void }) {
  const t = useMessages(savedQueriesMessages);
  const remove = useDeleteSavedQuery();

  async function handleDelete() {
    try {
      await remove.mutateAsync(id);
      toast({ title: t("deletedTitle"), description: t("deletedText", { name }), variant: "neutral" });
      onDone();
    } catch (error) {
      showFailure(error, { description: t("failed") });
    }
  }

  return (
    <Button variant="line" size="medium" icon="trash" isBusy={remove.isPending} onClick={() => void handleDelete()}>
      {t("delete")}
    </Button>
  );
}
