import { useForm } from "#web/forms/use-form.ts";
import { useFormValues } from "#web/forms/use-form-values.ts";
import { formatDay } from "#web/i18n/format-timestamp.ts";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { showFailure } from "#web/lib/api-errors.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { PagedList } from "#web/ui/paged-list.tsx";
import { toast } from "#web/ui/toast.ts";
import { AWARD_POINTS_MAX, AWARD_REASON_MAX } from "../engagement.rules.ts";
import type { LoggedAward } from "../engagement.schema.ts";
import "./awards-panel.css";
import { useAwards, useGiveAward } from "./engagement.api.ts";
import { engagementMessages } from "./engagement.messages.ts";

/** Points that people give, beside those that are counted; with what was given before. */
export function AwardsPanel() {
  const t = useMessages(engagementMessages);
  return (
    <div className="grid-12">
      <section className="awards-form">
        <h2 className="display t5 w-84">{t("title")}</h2>
        <p className="muted">{t("lead")}</p>
        <AwardForm />
      </section>
      <section className="awards-log" aria-labelledby="awards-log">
        <h2 id="awards-log" className="display t5 w-84">
          {t("log")}
        </h2>
        <AwardLog />
      </section>
    </div>
  );
}

const NOTHING = { username: "", points: "", reason: "" };

function readPoints(text: string): number | undefined {
  const points = Number(text.trim());
  return text.trim() !== "" && Number.isInteger(points) && points >= 1 && points <= AWARD_POINTS_MAX
    ? points
    : undefined;
}

function AwardForm() {
  const t = useMessages(engagementMessages);
  const { values, onChange, draft } = useFormValues(NOTHING, { name: "award" });
  const give = useGiveAward();
  const form = useForm({
    values,
    onChange,
    draft,
    findProblems: ({ username, points, reason }) => [
      ...(username.trim() === "" ? [{ field: "username" as const, message: t("usernameMissing") }] : []),
      ...(readPoints(points) === undefined
        ? [{ field: "points" as const, message: t("pointsWrong", { max: AWARD_POINTS_MAX }) }]
        : []),
      ...(reason.trim() === "" ? [{ field: "reason" as const, message: t("reasonMissing") }] : []),
    ],
    onSubmit: async ({ username, points, reason }) => {
      const given = await give.mutateAsync({ username: username.trim(), points: readPoints(points) ?? 0, reason });
      const names = { name: given.username, count: given.totalPoints };
      if (given.awarded === 0) {
        toast({ title: t("againTitle"), description: t("againText", names), variant: "neutral" });
        return;
      }
      toast({ title: t("givenTitle"), description: t("givenText", names), variant: "success" });
      onChange(NOTHING);
    },
    failureText: t("failedText"),
    onFailure: (description, error) => showFailure(error, { title: t("failedTitle"), description }),
  });
  return (
    <form {...form.props} className="stack">
      <TextField {...form.bind("username")} label={t("username")} autoComplete="off" required />
      <TextField
        {...form.bind("points")}
        label={t("points")}
        hint={t("pointsHint", { max: AWARD_POINTS_MAX })}
        inputMode="numeric"
        autoComplete="off"
        isData
        required
      />
      <TextField {...form.bind("reason", AWARD_REASON_MAX)} label={t("reason")} required />
      <div className="row">
        <Button type="submit" size="medium" icon="plus" isBusy={form.isBusy}>
          {t("give")}
        </Button>
      </div>
    </form>
  );
}

function AwardLog() {
  const t = useMessages(engagementMessages);
  const words = { loading: t("logLoading"), failed: t("logBroken"), empty: t("logEmpty") };
  return (
    <PagedList query={useAwards()} getItems={(page) => page.awards} words={words}>
      {(awards) => (
        <ol className="awards-list">
          {awards.map((award) => (
            <AwardEntry key={award.id} award={award} />
          ))}
        </ol>
      )}
    </PagedList>
  );
}

function AwardEntry({ award: { username, givenBy, points, reason, createdAt } }: { award: LoggedAward }) {
  const t = useMessages(engagementMessages);
  const locale = useLocale();
  return (
    <li className="awards-entry">
      <p className="awards-entry-head">
        <b>
          <bdi>@{username}</bdi>
        </b>
        <span className="data gain">{t("entry", { count: points })}</span>
      </p>
      <p>
        <bdi>{reason}</bdi>
      </p>
      <p className="cap muted">
        <time dateTime={createdAt}>{formatDay(createdAt, locale)}</time>{" "}
        <bdi className="written">{givenBy === null ? t("byNobody") : t("by", { name: `@${givenBy}` })}</bdi>
      </p>
    </li>
  );
}
