/** What an upload can be used as, and the panel of the back office where that is changed. */
export const UPLOAD_USES = { track: "music", cover: "music", banner: "news", card: "news" } as const;
export type UploadUseKind = keyof typeof UPLOAD_USES;

/** One place where an upload is used. */
export interface UploadUse {
  fileName: string;
  kind: UploadUseKind;
  /** What stands there. */
  title: string;
}
