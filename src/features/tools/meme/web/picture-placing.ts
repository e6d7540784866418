/** One file of the site: what places an upload, by hand and by name. */
export { MemePlacing } from "./meme-placing.tsx";
export { PictureHandle } from "./picture-handle.tsx";
