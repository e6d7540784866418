/** What everybody may read of a member who wants it; each part is brought by the feature that keeps it. */
export interface PublicProfileParts {
  /** Of the running month; no rank without points, and for those who run the site. */
  points: { rank: number | null; totalPoints: number; streak: number };
  /** The newest things on the wall. */
  wall: {
    id: string;
    title: string;
    /** A tweet's words; null for pictures. */
    text: string | null;
    picture: { url: string; width: number; height: number } | null;
  }[];
  /** Meetups that took place, and how often somebody confirmed to have come. */
  hosting: { meetupCount: number; guestCount: number };
}
