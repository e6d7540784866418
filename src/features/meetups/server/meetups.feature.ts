import { showInConsole } from "#server/db/console-views.ts";
import type { ServerFeature } from "#server/deps.ts";
import { MEETUP_PARAM } from "../meetup-address.rules.ts";
import { findMeetupPointProblems } from "../meetup-points.rules.ts";
import { meetupFormErrors, meetupsErrors } from "../meetups.errors.ts";
import { registerAttendanceRoutes } from "./attendance.routes.ts";
import { registerCalendarRoutes } from "./calendar.routes.ts";
import { freeSeats } from "./change-rsvp.usecase.ts";
import { describeMeetup } from "./list-meetups.usecase.ts";
import { countHosted } from "./meetup-people.repository.ts";
import { registerMeetupPeopleRoutes } from "./meetup-people.routes.ts";
import { registerMeetupRoutes } from "./meetups.routes.ts";
import { seedMeetups } from "./meetups.seed.ts";
import { meetupAttendancesTable, meetupCodesTable, meetupRsvpsTable, meetupsTable } from "./meetups.tables.ts";
import { deleteLeftMeetups, exportMeetups, leaveMeetups } from "./member-meetups.repository.ts";
import { deleteMeetup, showMeetups } from "./reported-meetups.repository.ts";
import { registerRsvpRoutes } from "./rsvp.routes.ts";
import {
  meetupCanceledNotification,
  meetupChangedNotification,
  meetupRsvpNotification,
  meetupSeatNotification,
} from "./tell-coming.usecase.ts";

export const meetupsFeature: ServerFeature = {
  name: "meetups",
  errors: { ...meetupFormErrors, ...meetupsErrors },
  tables: { meetupAttendancesTable, meetupCodesTable, meetupRsvpsTable, meetupsTable },
  findPackProblems: () => findMeetupPointProblems(),
  registerRoutes(app, deps) {
    registerMeetupRoutes(app, deps);
    registerRsvpRoutes(app, deps);
    registerMeetupPeopleRoutes(app, deps);
    registerAttendanceRoutes(app, deps);
    registerCalendarRoutes(app, deps);
  },
  jobs: [{ name: "delete meetups of hosts who left", run: ({ db, clock }) => deleteLeftMeetups(db, clock.now()) }],
  seed: (db, { now }) => seedMeetups(db, now),
  notificationKinds: [
    meetupCanceledNotification,
    meetupChangedNotification,
    meetupRsvpNotification,
    meetupSeatNotification,
  ],
  publicProfile: { hosting: ({ db, clock }, userId) => countHosted(db, userId, clock.now()) },
  thingAddresses: [{ page: "/meetups", param: MEETUP_PARAM, find: describeMeetup }],
  reportable: [
    {
      type: "meetup",
      table: meetupsTable,
      authorColumn: meetupsTable.creatorId,
      show: showMeetups,
      remove: deleteMeetup,
    },
  ],
  memberData: {
    rows: [
      { column: meetupsTable.creatorId, onExport: "exported", onErase: "changed" },
      { column: meetupRsvpsTable.userId, onExport: "exported", onErase: "changed" },
      { column: meetupAttendancesTable.userId, onExport: "exported", onErase: "deleted" },
    ],
    exportFacts: async ({ db }, userId) => ({ boards: await exportMeetups(db, userId) }),
    async erase(tx, userId, now) {
      await freeSeats(tx, userId, now);
      await leaveMeetups(tx, userId, now);
    },
  },
  consoleViews: [
    showInConsole(
      meetupsTable,
      "id",
      "creatorId",
      "title",
      "description",
      "city",
      "country",
      "venue",
      "eventAt",
      "endsAt",
      "timeZone",
      "tags",
      "capacity",
      "warnings",
      "createdAt",
      "updatedAt",
      "canceledAt",
      "hiddenAt",
    ),
    showInConsole(meetupRsvpsTable, "meetupId", "userId", "createdAt"),
    showInConsole(meetupAttendancesTable, "meetupId", "userId", "role", "points", "day", "confirmedAt"),
  ],
};
