/** What stands in the addresses of the board. It comes with the page; the rules of the form come with the form. */
export const MEETUP_SORTS = ["event-date", "newest", "oldest"] as const;
export type MeetupSort = (typeof MEETUP_SORTS)[number];

/** The parameter that names one meetup on the page. */
export const MEETUP_PARAM = "meetup";

/** The address of one meetup. */
export function getMeetupPath(id: string): string {
  return `/meetups?${MEETUP_PARAM}=${id}`;
}
