import type { ComponentProps } from "react";
import type { BuiltPicture } from "../lib/built-picture.ts";

interface PictureProps extends Omit<ComponentProps<"img">, "src" | "srcSet"> {
  picture: BuiltPicture;
  /** Width at which it is drawn. */
  sizes: string;
  alt: string;
  /** Class of the `<picture>`; `className` is the image's. */
  frameClass?: string;
}

/** A picture of a role in the format and the width that suit the visitor. */
export function Picture({ picture, sizes, alt, frameClass, ...image }: PictureProps) {
  const { src, width, height, avif, webp } = picture;
  return (
    <picture className={frameClass}>
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        src={src}
        srcSet={webp}
        sizes={webp && sizes}
        width={width}
        height={height}
        alt={alt}
        decoding="async"
        {...image}
      />
    </picture>
  );
}
