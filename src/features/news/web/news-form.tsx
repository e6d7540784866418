import { PicturePicker } from "#features/uploads/web/picture-picker.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { useFormValues } from "#web/forms/use-form-values.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { showFailure } from "#web/lib/api-errors.ts";
import { Button } from "#web/ui/button.tsx";
import { Chip } from "#web/ui/chip.tsx";
import { TextAreaField, TextField } from "#web/ui/field.tsx";
import { FieldHint } from "#web/ui/field-note.tsx";
import { toast } from "#web/ui/toast.ts";
import {
  isSafeLink,
  NEWS_ALT_MAX,
  NEWS_KINDS,
  NEWS_LINE_MAX,
  NEWS_LINK_MAX,
  NEWS_TITLE_MAX,
  type NewsKind,
} from "../news.rules.ts";
import type { NewsItem } from "../news.schema.ts";
import { useAddNews, useChangeNews } from "./news.api.ts";
import { newsPanelMessages } from "./news-panel.messages.ts";

/** What the visitor's clock shows at that moment, as a field for date and time has it; empty for none. */
function writeLocalTime(moment: string | null): string {
  if (moment === null) return "";
  const date = new Date(moment);
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

/** The moment at which the visitor's clock shows that; null for none. */
function readLocalTime(text: string): string | null {
  return text === "" ? null : new Date(text).toISOString();
}

interface NewsValues {
  kind: NewsKind;
  file: string;
  title: string;
  line: string;
  alt: string;
  link: string;
  fromAt: string;
  untilAt: string;
}

function toValues(item: NewsItem | undefined, file: string): NewsValues {
  if (item === undefined) {
    return { kind: "card", file, title: "", line: "", alt: "", link: "", fromAt: "", untilAt: "" };
  }
  const { kind, title, line, alt, link, fromAt, untilAt } = item;
  const times = { fromAt: writeLocalTime(fromAt), untilAt: writeLocalTime(untilAt) };
  return { kind, file: item.file, title, line, alt, link: link ?? "", ...times };
}

interface NewsFormProps {
  /** What is to be changed; without it something new is put there. */
  item: NewsItem | undefined;
  /** The picture that is chosen already. */
  file: string;
  onDone: () => void;
}

export function NewsForm({ item, file, onDone }: NewsFormProps) {
  const t = useMessages(newsPanelMessages);
  const { values, onChange, draft } = useFormValues<NewsValues>(() => toValues(item, file), {
    name: `news:${item?.id ?? "new"}`,
  });
  const add = useAddNews();
  const change = useChangeNews();
  const isBanner = values.kind === "banner";
  const form = useForm({
    values,
    onChange,
    draft,
    findProblems: ({ kind, file: chosen, title, alt, link, fromAt, untilAt }) => {
      const wrong = (field: keyof NewsValues, message: string) => ({ field, message });
      return [
        ...(chosen === "" ? [wrong("file", t("pictureMissing"))] : []),
        ...(title.trim() === "" ? [wrong("title", t("titleMissing"))] : []),
        ...(kind === "banner" && alt.trim() === "" ? [wrong("alt", t("altMissing"))] : []),
        ...(link.trim() !== "" && !isSafeLink(link.trim()) ? [wrong("link", t("linkWrong"))] : []),
        ...(fromAt !== "" && untilAt !== "" && untilAt <= fromAt ? [wrong("untilAt", t("never"))] : []),
      ];
    },
    onSubmit: async ({ fromAt, untilAt, ...facts }) => {
      const body = {
        ...facts,
        ...(facts.kind === "banner" && { line: "" }),
        fromAt: readLocalTime(fromAt),
        untilAt: readLocalTime(untilAt),
      };
      if (item) await change.mutateAsync({ id: item.id, ...body });
      else await add.mutateAsync(body);
      toast({ title: t("savedTitle"), description: t("savedText", { title: facts.title }), variant: "success" });
      onDone();
    },
    failureText: t("failedText"),
    onFailure: (description, error) => showFailure(error, { title: t("failedTitle"), description }),
  });
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone.replaceAll("_", " ");
  return (
    <form {...form.props} className="stack">
      <fieldset className="news-panel-kinds">
        <legend className="cap">{t("kind")}</legend>
        {NEWS_KINDS.map((kind) => (
          <Chip key={kind} isPressed={kind === values.kind} onClick={() => form.change({ kind })}>
            {t(`kind_${kind}`)}
          </Chip>
        ))}
        <FieldHint>{t(`${values.kind}Hint`)}</FieldHint>
      </fieldset>
      <PicturePicker
        label={t("picture")}
        hint={t("pictureHint")}
        error={form.errorOf("file")}
        name="file"
        value={values.file}
        onPick={(picked) => form.change({ file: picked })}
      />
      <TextField
        {...form.bind("title", NEWS_TITLE_MAX)}
        label={t("title")}
        aside={`${[...values.title].length} / ${NEWS_TITLE_MAX}`}
        hint={isBanner ? t("titleHint") : undefined}
        autoComplete="off"
        dir="auto"
        required
      />
      {!isBanner && (
        <TextAreaField
          {...form.bind("line", NEWS_LINE_MAX)}
          label={t("line")}
          aside={`${[...values.line].length} / ${NEWS_LINE_MAX}`}
          dir="auto"
        />
      )}
      <TextField
        {...form.bind("alt", NEWS_ALT_MAX)}
        label={t("alt")}
        aside={isBanner ? undefined : t("optional")}
        hint={t("altHint")}
        autoComplete="off"
        dir="auto"
      />
      <TextField
        {...form.bind("link", NEWS_LINK_MAX)}
        label={t("link")}
        aside={t("optional")}
        hint={t("linkHint")}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        isData
      />
      <div className="two-columns">
        <TextField {...form.bind("fromAt")} type="datetime-local" label={t("from")} aside={t("optional")} hint={zone} />
        <TextField
          {...form.bind("untilAt")}
          type="datetime-local"
          label={t("until")}
          aside={t("optional")}
          hint={zone}
        />
      </div>
      <div className="row">
        <Button type="submit" icon={item ? "check" : "plus"} size="medium" isBusy={form.isBusy}>
          {t(item ? "saveChange" : "save")}
        </Button>
        {item && (
          <Button variant="line" size="medium" icon={null} onClick={onDone}>
            {t("cancel")}
          </Button>
        )}
      </div>
    </form>
  );
}
