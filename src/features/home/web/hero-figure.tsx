import { hero } from "media:hero";
import { preload } from "react-dom";
import { PHONE, WIDER_THAN_PHONE } from "#shared/breakpoints.catalog.ts";
import { usePackWords } from "#web/i18n/messages.ts";
import type { BuiltPicture } from "#web/lib/built-picture.ts";

const { phones } = hero;
const phoneSizes = "104vw";
const wideSizes = "clamp(500px, min(49vw, 79svh), 880px)";

function preloadPicture({ src, avif, webp }: BuiltPicture, imageSizes: string, media: string): void {
  const image = { as: "image", fetchPriority: "high", media } as const;
  const type = avif ? "image/avif" : undefined;
  const imageSrcSet = avif ?? webp;
  preload(src, imageSrcSet ? { ...image, type, imageSrcSet, imageSizes } : image);
}

/** The largest thing of the first view, so its file is asked for before the page's script. */
export function HeroFigure() {
  preloadPicture(phones, phoneSizes, PHONE);
  const inWords = usePackWords();
  preloadPicture(hero, wideSizes, WIDER_THAN_PHONE);
  const phone = { media: PHONE, sizes: phoneSizes, width: phones.width, height: phones.height };
  return (
    <picture className="hero-figure">
      {phones.avif && <source {...phone} type="image/avif" srcSet={phones.avif} />}
      <source {...phone} srcSet={phones.webp ?? phones.src} />
      {hero.avif && <source type="image/avif" srcSet={hero.avif} sizes={wideSizes} />}
      <img
        src={hero.src}
        srcSet={hero.webp}
        sizes={wideSizes}
        width={hero.width}
        height={hero.height}
        alt={inWords(hero.alt)}
        fetchPriority="high"
        decoding="async"
      />
    </picture>
  );
}
