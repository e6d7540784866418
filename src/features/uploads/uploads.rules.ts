export const UPLOAD_TYPES = ["music", "image"] as const;
export type UploadType = (typeof UPLOAD_TYPES)[number];

/** Bytes of an uploaded file. */
export const UPLOAD_MAX_BYTES: Record<UploadType, number> = { music: 50 * 1024 * 1024, image: 10 * 1024 * 1024 };

/** Where everybody finds an uploaded picture. */
export const UPLOADED_PICTURES = "/api/static/uploads/";
