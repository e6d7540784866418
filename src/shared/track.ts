/** A piece of a community's music. */
export interface Track<Category extends string = string> {
  id: string;
  title: string;
  /** In `media/audio`. */
  file: string;
  category: Category;
  description: string;
  durationSeconds: number;
  isInHomePlayer: boolean;
  /** Names `media/covers/<coverId>.webp`. */
  coverId: string;
}

/** As the music page sorts them. */
export interface TrackCategoryEntry {
  id: string;
  /** What readers see. */
  label: string;
}
