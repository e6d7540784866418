import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { meetupPoints } from "#pack/meetups.catalog.ts";
import { useForm } from "#web/forms/use-form.ts";
import { useFormValues } from "#web/forms/use-form-values.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { callApi } from "#web/lib/api-client.ts";
import { showFailure } from "#web/lib/api-errors.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { LoadFailed } from "#web/ui/load-failed.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { toast } from "#web/ui/toast.ts";
import type { AttendanceCode } from "../attendance.schema.ts";
import type { Meetup } from "../meetup.schema.ts";
import { attendanceMessages } from "./attendance.messages.ts";
import { useMeetupActions } from "./meetups.api.ts";
import "./attendance.css";

interface AttendanceProps {
  meetup: Meetup;
  titleId: string;
}

/** While a meetup goes on: the host shows a code, and who came types it. */
export function Attendance({ meetup, titleId }: AttendanceProps) {
  const t = useMessages(attendanceMessages);
  if (meetup.attendance === "confirmed") {
    return (
      <p>
        <Tag variant="gain">{t("done")}</Tag>
      </p>
    );
  }
  return meetup.isOwn ? (
    <HostCode meetup={meetup} titleId={titleId} />
  ) : (
    <GuestForm meetup={meetup} titleId={titleId} />
  );
}

function HostCode({ meetup, titleId }: AttendanceProps) {
  const t = useMessages(attendanceMessages);
  const headingId = useId();
  const { data, isError, refetch } = useAttendanceCode(meetup.id);
  const { host, guestsForHost } = meetupPoints;
  return (
    <section className="attendance" aria-labelledby={`${headingId} ${titleId}`}>
      <p id={headingId} className="cap">
        {t("hostTitle")}
      </p>
      {data && (
        <>
          {/* Letter by letter, for a voice that reads it out. */}
          <p className="attendance-code display w-75" role="img" aria-label={[...data.code].join(" ")}>
            {data.code}
          </p>
          <p role="status">{t("hostCount", { count: data.guestCount })}</p>
        </>
      )}
      {!data && !isError && <Skeleton label={t("hostLoading")} />}
      {!data && isError && <LoadFailed text={t("hostBroken")} onRetry={() => void refetch()} />}
      <p className="muted">{t("hostHint", { points: host, count: guestsForHost })}</p>
    </section>
  );
}

function GuestForm({ meetup, titleId }: AttendanceProps) {
  const t = useMessages(attendanceMessages);
  const { confirmAttendance } = useMeetupActions();
  // Keeps no draft: a code that holds for minutes.
  const form = useForm({
    ...useFormValues({ code: "" }),
    findProblems: ({ code }) => (code.trim() === "" ? [{ field: "code", message: t("codeMissing") }] : []),
    onSubmit: async ({ code }) => {
      const count = await confirmAttendance(meetup, code);
      const description = count > 0 ? t("confirmedText", { count }) : t("confirmedNoPoints");
      toast({ title: t("confirmedTitle"), description, variant: "success" });
    },
    failureText: t("failedText"),
    onFailure: (description, error) => showFailure(error, { title: t("failedTitle"), description }),
    findBlamed: () => "code",
  });
  return (
    <form {...form.props} className="attendance" aria-label={t("confirm")} aria-describedby={titleId}>
      <TextField
        {...form.bind("code")}
        label={t("code")}
        hint={t("codeHint")}
        isData
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
      />
      <Button type="submit" size="medium" icon="check" isBusy={form.isBusy}>
        {t("confirm")}
      </Button>
    </form>
  );
}

/** How often the host's card counts the guests anew. */
const COUNT_EVERY_MS = 30_000;

/** The code of the member's own meetup, and how many have used it. */
function useAttendanceCode(meetupId: string) {
  const path = `/api/meetups/${meetupId}/attendance-code`;
  return useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => callApi<AttendanceCode>(path, { method: "POST", signal }),
    refetchInterval: COUNT_EVERY_MS,
    staleTime: 0,
    retry: 1,
  });
}
