import { useState } from "react";
import type { BoardImage } from "#features/boards/board.schema.ts";
import { getSmallImageUrl } from "#features/boards/web/boards.api.ts";
import { boardMessages } from "#features/boards/web/boards.messages.ts";
import { PictureView } from "#features/boards/web/lazy-picture-view.ts";
import { useMessages } from "#web/i18n/messages.ts";
import "./picture-gallery.css";

interface PictureGalleryProps {
  images: readonly BoardImage[];
  /** Title of the thing that they show. */
  title: string;
}

/** The pictures of a thing, small; each opens large, and from there one walks to the others. */
export function PictureGallery({ images, title }: PictureGalleryProps) {
  const t = useMessages(boardMessages);
  const [openIndex, setOpenIndex] = useState<number>();
  if (images.length === 0) return null;
  return (
    <>
      <ul className="picture-gallery">
        {images.map((image, index) => (
          <li key={image.id}>
            <button
              type="button"
              className="picture-gallery-open"
              aria-label={t("pictureOpen", { number: index + 1, title })}
              aria-haspopup="dialog"
              onClick={() => setOpenIndex(index)}
            >
              <img src={getSmallImageUrl(image)} alt="" width={image.width} height={image.height} loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      {openIndex !== undefined && (
        <PictureView
          images={images}
          title={title}
          index={openIndex}
          onIndex={setOpenIndex}
          onClose={() => setOpenIndex(undefined)}
        />
      )}
    </>
  );
}
