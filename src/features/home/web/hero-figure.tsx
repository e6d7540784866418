import { preload } from "react-dom";
import phone480Avif from "#packs/bagz/media/hero/reaper-phone-480.avif";
import phone480Webp from "#packs/bagz/media/hero/reaper-phone-480.webp";
import phone780Avif from "#packs/bagz/media/hero/reaper-phone-780.avif";
import phone780Webp from "#packs/bagz/media/hero/reaper-phone-780.webp";
import wide640Avif from "#packs/bagz/media/hero/reaper-wide-640.avif";
import wide640Webp from "#packs/bagz/media/hero/reaper-wide-640.webp";
import wide960Avif from "#packs/bagz/media/hero/reaper-wide-960.avif";
import wide960Webp from "#packs/bagz/media/hero/reaper-wide-960.webp";
import wide1280Avif from "#packs/bagz/media/hero/reaper-wide-1280.avif";
import wide1280Webp from "#packs/bagz/media/hero/reaper-wide-1280.webp";

const PHONE = "(max-width: 760px)";
const WIDE = "(min-width: 761px)";
const phoneSizes = "104vw";
const wideSizes = "clamp(500px, min(49vw, 79svh), 880px)";
const phoneAvif = `${phone480Avif} 480w, ${phone780Avif} 780w`;
const phoneWebp = `${phone480Webp} 480w, ${phone780Webp} 780w`;
const wideAvif = `${wide640Avif} 640w, ${wide960Avif} 960w, ${wide1280Avif} 1280w`;
const wideWebp = `${wide640Webp} 640w, ${wide960Webp} 960w, ${wide1280Webp} 1280w`;

/** The largest thing of the first view, so its file is asked for before the page's script. */
export function HeroFigure({ alt }: { alt: string }) {
  const image = { as: "image", type: "image/avif", fetchPriority: "high" } as const;
  preload(phone480Avif, { ...image, imageSrcSet: phoneAvif, imageSizes: phoneSizes, media: PHONE });
  preload(wide960Avif, { ...image, imageSrcSet: wideAvif, imageSizes: wideSizes, media: WIDE });
  return (
    <picture className="hero-figure">
      <source media={PHONE} type="image/avif" srcSet={phoneAvif} sizes={phoneSizes} width={780} height={860} />
      <source media={PHONE} type="image/webp" srcSet={phoneWebp} sizes={phoneSizes} width={780} height={860} />
      <source type="image/avif" srcSet={wideAvif} sizes={wideSizes} />
      <img
        src={wide960Webp}
        srcSet={wideWebp}
        sizes={wideSizes}
        width={1280}
        height={1280}
        alt={alt}
        fetchPriority="high"
        decoding="async"
      />
    </picture>
  );
}
