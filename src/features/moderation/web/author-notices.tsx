import { useRef, useState } from "react";
import { useUser } from "#features/users/web/user-context.tsx";
import { countCodePoints } from "#shared/text.ts";
import { FormNotes } from "#web/forms/form-notes.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { useFormValues } from "#web/forms/use-form-values.ts";
import { formatTimestamp } from "#web/i18n/format-timestamp.ts";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { showFailure } from "#web/lib/api-errors.ts";
import { useTargetFocus } from "#web/lib/use-target-focus.ts";
import { Anchor } from "#web/ui/anchor.tsx";
import { Button } from "#web/ui/button.tsx";
import { TextAreaField } from "#web/ui/field.tsx";
import { toast } from "#web/ui/toast.ts";
import { MODERATION_TEXT_MAX } from "../moderation.rules.ts";
import type { AuthorNotice } from "../moderation.schema.ts";
import { useAnswerNotice, useNotices } from "./moderation.api.ts";
import { noticesMessages } from "./notices.messages.ts";
import "./author-notices.css";

/** What links to the section have behind their `#`. */
const ANCHOR = "moderation";
/** Notices that are seen before somebody asks for more. */
const SHOWN_FIRST = 3;

/** What moderators did with the member's things, and the place to answer; nothing where there is nothing to tell. */
export function AuthorNotices({ userId }: { userId: string }) {
  const t = useMessages(noticesMessages);
  const [isOpen, setIsOpen] = useState(false);
  const ref = useRef<HTMLHeadingElement>(null);
  const notices = useNotices(userId).data?.notices ?? [];
  useTargetFocus(ref, notices.length > 0 ? ANCHOR : undefined);

  if (notices.length === 0) return null;
  const shown = isOpen ? notices : notices.slice(0, SHOWN_FIRST);
  return (
    <section id={ANCHOR} className="notices" aria-labelledby="moderation-notices">
      <h2 ref={ref} id="moderation-notices" className="display t5 w-84" tabIndex={-1}>
        {t("title")}
      </h2>
      <ul>
        {shown.map((notice) => (
          <Notice key={notice.actionId ?? notice.refId} userId={userId} notice={notice} />
        ))}
      </ul>
      {shown.length < notices.length && (
        <Button variant="line" size="medium" icon="arrow-down" onClick={() => setIsOpen(true)}>
          {t("showAll", { count: notices.length - shown.length })}
        </Button>
      )}
    </section>
  );
}

function useNoticeText() {
  const t = useMessages(noticesMessages);
  const locale = useLocale();
  return ({ action, title, until }: AuthorNotice) =>
    t(`told_${action}`, { title, time: until === null ? "" : formatTimestamp(until, locale) });
}

function Notice({ userId, notice }: { userId: string; notice: AuthorNotice }) {
  const t = useMessages(noticesMessages);
  const locale = useLocale();
  const toText = useNoticeText();
  const [isAnswering, setIsAnswering] = useState(false);
  const { actionId, reason, note, answer, canAnswer, createdAt } = notice;
  return (
    <li className="notice">
      <p className="notice-fact">
        <bdi>{toText(notice)}</bdi>
      </p>
      <p className="cap muted">
        <time dateTime={createdAt}>{formatTimestamp(createdAt, locale)}</time>
      </p>
      {reason !== null && <p>{t("reason", { reason: t(`reason_${reason}`) })}</p>}
      {note !== "" && (
        <p dir="auto">
          <bdi>{t("words", { text: note })}</bdi>
        </p>
      )}
      {answer !== null && (
        <p className="muted" dir="auto">
          <bdi>{t("yours", { text: answer })}</bdi>
        </p>
      )}
      {canAnswer && actionId !== null && !isAnswering && (
        <Button variant="line" size="medium" icon="edit" onClick={() => setIsAnswering(true)}>
          {t("answer")}
        </Button>
      )}
      {canAnswer && actionId !== null && isAnswering && (
        <AnswerForm userId={userId} actionId={actionId} onClose={() => setIsAnswering(false)} />
      )}
    </li>
  );
}

function AnswerForm({ userId, actionId, onClose }: { userId: string; actionId: string; onClose: () => void }) {
  const t = useMessages(noticesMessages);
  const { values, onChange, draft } = useFormValues({ text: "" }, { name: `notice:${actionId}` });
  const send = useAnswerNotice(userId);
  const form = useForm({
    values,
    onChange,
    draft,
    onSubmit: async ({ text }) => {
      await send.mutateAsync({ actionId, text: text.trim() });
      onClose();
      toast({ title: t("sentTitle"), description: t("sentText"), variant: "success" });
    },
    failureText: t("failed"),
    onFailure: (description, error) => showFailure(error, { description }),
  });
  return (
    <form {...form.props} className="stack">
      <TextAreaField
        {...form.bind("text", MODERATION_TEXT_MAX)}
        label={t("answerLabel")}
        hint={t("answerHint")}
        aside={`${countCodePoints(values.text)} / ${MODERATION_TEXT_MAX}`}
        autoFocus
        required
      />
      <FormNotes draft={form.draft} />
      <div className="row">
        <Button type="submit" size="medium" isBusy={form.isBusy} disabled={values.text.trim() === ""}>
          {t("send")}
        </Button>
        <Button variant="line" size="medium" icon={null} onClick={onClose}>
          {t("cancel")}
        </Button>
      </div>
    </form>
  );
}

/** What happened to a thing, for its author, with the way to the answer. */
export function ThingNotice({ refId, fallback }: { refId: string; fallback: string }) {
  const t = useMessages(noticesMessages);
  const toText = useNoticeText();
  const { user } = useUser();
  const notice = useNotices(user?.id).data?.notices.find((one) => one.refId === refId);
  if (notice === undefined) return <>{fallback}</>;
  return (
    <>
      <bdi>{toText(notice)}</bdi>{" "}
      <Anchor className="text-link" href="/account#moderation">
        {t("read")}
      </Anchor>
    </>
  );
}
