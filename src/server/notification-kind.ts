/** What a notification says beside its kind: names, numbers and ids, all of which its reader may see. */
export type NotificationValues = Record<string, string | number>;

/** The switch of Settings that decides; what is `always` told no switch turns off. */
export type NotificationCategory = "newContent" | "leaderboard" | "rewards" | "always";

/** One sort of news for one member, brought by the feature in which it happens. */
export interface NotificationKind {
  /** Its feature first: `meetups.rsvp`. Its words stand under this name in `notifications.catalog.ts`. */
  name: string;
  category: NotificationCategory;
  /** Worth a message of its own to who wants any; the rest waits for the daily one. */
  isUrgent?: boolean;
  /** The path where it is seen. */
  link(values: NotificationValues): string;
}
