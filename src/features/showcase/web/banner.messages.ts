import { defineMessages, fitted } from "#web/i18n/messages.ts";

export const bannerMessages = defineMessages(
  "showcase/banner",
  {
    label: "Banner mockup",
    bannerAlt:
      "The banner: the {name} wordmark with its tagline, the mascot beside it, all of it drawn in the house colours.",
    banner: "the banner",
    lead: "Hang it over your profile. It says who you hold with before you have typed a word.",
    spec: "{measures}, under {limit}MB",
    dimensions: "the dimensions",
    dimensionsLabel: "Dimensions",
    pixels: "{count} px",
    width: "Width",
    height: "Height",
    ratio: "Ratio",
    limit: "Limit",
    limitValue: "under {limit}MB",
    weight: "{format} weighs",
    kilobytes: "{count} kB",
    worn: "Worn by a member",
    wornText: "A profile of our own drawing. Yours keeps its own name, and its own excuses.",
    wide: "Wide screen: the whole banner, the portrait hangs over the foot.",
    phone: "Phone: {count} px gone at each side.",
    profileName: "Hodlwell",
    profileHandle: "@hodlwell",
    profileText: "Came for a joke. Has not let go since.",
    safe: "Keep it inside",
    safeText:
      "Making your own? Words and faces stay inside the frame. What lies outside is ground, and ground may be lost.",
    safeAlt:
      "The banner with its safe area framed; what lies outside is hatched, and the portrait hangs over its foot.",
    safeArea: "Safe area",
    safeAreaValue: "{width} × {height} px",
    sides: "Each side, cut on phones",
    foot: "Foot, under the portrait",
  },
  { title: fitted("FLY THE BANNER", 50) },
);
