import { useState } from "react";
import { getSmallImageUrl } from "#features/boards/web/boards.api.ts";
import { useMessages } from "#web/i18n/messages.ts";
import type { Listing } from "../listing.schema.ts";
import { marketMessages } from "./market.messages.ts";

interface ListingPictureProps {
  listing: Pick<Listing, "title" | "images">;
  onEnlarge: () => void;
}

/** The first picture, printed: its foot dissolves into the paper. One that does not load leaves its ad to the words. */
export function ListingPicture({ listing: { title, images }, onEnlarge }: ListingPictureProps) {
  const t = useMessages(marketMessages);
  const [isBroken, setIsBroken] = useState(false);
  const [cover] = images;
  if (cover === undefined || isBroken) return null;
  return (
    <button
      type="button"
      className="market-picture halftone-end"
      aria-label={t("enlarge", { title })}
      aria-haspopup="dialog"
      onClick={onEnlarge}
    >
      <img
        src={getSmallImageUrl(cover)}
        srcSet={`${getSmallImageUrl(cover)} 480w, ${cover.url} ${Math.max(cover.width, 481)}w`}
        sizes="(max-width: 760px) 100vw, (max-width: 1100px) 50vw, 25vw"
        alt=""
        width={cover.width}
        height={cover.height}
        loading="lazy"
        decoding="async"
        onError={() => setIsBroken(true)}
      />
      {images.length > 1 && (
        <span className="market-picture-count cap">{t("pictureCount", { count: images.length })}</span>
      )}
    </button>
  );
}
