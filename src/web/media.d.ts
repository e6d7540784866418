/** The roles that code may ask for; `build/media` makes these modules from the pack. */
type Built = import("./lib/built-picture.ts").BuiltPicture;
type Described = Built & { alt: string };
type ById<Picture> = Readonly<Record<string, Picture | undefined>>;

declare module "media:hero" {
  export const hero: Described & { phones: Built };
}
declare module "media:movement" {
  export const movement: ById<Described>;
}
declare module "media:values" {
  export const values: Readonly<Record<"culture" | "chaos" | "people", Described>>;
}
declare module "media:staking" {
  export const staking: Described;
}
declare module "media:videos" {
  export const videos: ById<Built>;
}
declare module "media:clips" {
  export const clips: ById<readonly { src: string; type: string }[]>;
}
declare module "media:creators" {
  export const creators: ById<Built>;
}
declare module "media:portraits" {
  export const portraits: ById<Built>;
}
declare module "media:faces" {
  export const faces: ById<Built>;
}
declare module "media:sleeve" {
  export const sleeve: Built;
}
declare module "media:mark" {
  export const mark: Built;
}
