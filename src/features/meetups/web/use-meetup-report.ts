import { useReport } from "#features/reports/web/use-report.tsx";
import { useMessages } from "#web/i18n/messages.ts";
import type { Meetup } from "../meetup.schema.ts";
import { meetupMessages } from "./meetups.messages.ts";

/** Reports a meetup, and says so in its own words. */
export function useMeetupReport() {
  const t = useMessages(meetupMessages);
  const { report, dialog } = useReport();

  function reportMeetup({ id, title, creator }: Meetup) {
    const words = { report: t("reportThis"), subject: t("reportSubject"), owner: t("reportOwner") };
    report({ type: "meetup", refId: id, title, owner: creator, words });
  }

  return { report: reportMeetup, dialog };
}
