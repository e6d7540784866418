import type { KeyboardEvent } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import type { BoardImage } from "../board.schema.ts";
import { boardMessages } from "./boards.messages.ts";
import "./picture-view.css";

interface PictureViewProps {
  images: readonly BoardImage[];
  /** Title of the thing that they show. */
  title: string;
  index: number;
  onIndex: (index: number) => void;
  onClose: () => void;
}

/** One picture as large as the screen lets it be. */
export function PictureView({ images, title, index, onIndex, onClose }: PictureViewProps) {
  const t = useMessages(boardMessages);
  const image = images[index];
  if (image === undefined) return null;

  function go(step: number) {
    onIndex((index + step + images.length) % images.length);
  }

  function handleKeyDown({ key, currentTarget }: KeyboardEvent<HTMLElement>) {
    if (images.length < 2) return;
    const forward = getComputedStyle(currentTarget).direction === "rtl" ? "ArrowLeft" : "ArrowRight";
    if (key === "ArrowLeft" || key === "ArrowRight") go(key === forward ? 1 : -1);
  }

  return (
    <Dialog isOpen onClose={onClose} label={title} className="picture-view">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys are a short cut for the two buttons inside */}
      <div onKeyDown={handleKeyDown}>
        <figure>
          <img
            key={image.id}
            src={image.url}
            alt={t("pictureNumber", { number: index + 1, title })}
            width={image.width}
            height={image.height}
          />
          <figcaption className="picture-view-title">
            <bdi>{title}</bdi>
          </figcaption>
        </figure>
        {images.length > 1 && (
          <div className="picture-view-steps">
            <IconButton isFramed icon="arrow-left" label={t("picturePrevious")} onClick={() => go(-1)} />
            <p className="cap" role="status">
              {t("pictureOf", { number: index + 1, total: images.length })}
            </p>
            <IconButton isFramed icon="arrow-right" label={t("pictureNext")} onClick={() => go(1)} />
          </div>
        )}
      </div>
    </Dialog>
  );
}
