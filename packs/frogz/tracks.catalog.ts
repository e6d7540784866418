export type TrackCategory = "latest" | "crypto" | "villain" | "revolution" | "classic";

export interface Track {
  id: string;
  title: string;
  /** In `media/audio`. */
  file: string;
  category: TrackCategory;
  description: string;
  durationSeconds: number;
  isInHomePlayer: boolean;
  /** Names `media/covers/<coverId>.webp`. */
  coverId: string;
}

/** The pond has no music of its own: it croaks. */
export const tracks: readonly Track[] = [];
