/** What the server pushes to a browser, and its service worker shows. */
export interface PushedNote {
  title: string;
  words: string;
  /** Path of the page that a press opens. */
  link: string;
  /** A note of the same tag takes the place of an older one. */
  tag: string;
}
