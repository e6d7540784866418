export const UPLOAD_TYPES = ["music", "image"] as const;
export type UploadType = (typeof UPLOAD_TYPES)[number];

/** Bytes of an uploaded file. */
export const UPLOAD_MAX_BYTES: Record<UploadType, number> = { music: 50 * 1024 * 1024, image: 10 * 1024 * 1024 };

/** Where everybody finds an uploaded picture. */
export const UPLOADED_PICTURES = "/api/static/uploads/";

/** Widths of the smaller copies of a picture, asked for by `?width=`. */
export const PICTURE_WIDTHS = [1200, 480] as const;

/** Letters of a search. */
export const UPLOAD_SEARCH_MAX = 80;
