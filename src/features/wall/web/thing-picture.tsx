import { useState } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import type { WallThing } from "../wall.schema.ts";
import { wallMessages } from "./wall.messages.ts";

/** What can be seen, for those who cannot: the words that are drawn into it belong to it. */
function usePictureText({ kind, title, drawnWords }: WallThing): string {
  const t = useMessages(wallMessages);
  return drawnWords === "" ? title : t("picture", { kind: t(`kind_${kind}`), title, text: drawnWords });
}

interface ThingPictureProps {
  thing: WallThing;
  onEnlarge: () => void;
}

/** The picture of a meme or profile picture, whole in a square; an illustration of the site where it does not load. */
export function ThingPicture({ thing, onEnlarge }: ThingPictureProps) {
  const t = useMessages(wallMessages);
  const text = usePictureText(thing);
  const [isBroken, setIsBroken] = useState(false);
  const { picture } = thing;
  if (picture === null || isBroken) {
    return (
      <div className="wall-picture wall-picture-missing" role="img" aria-label={text}>
        <span className="wall-picture-illustration illustration" />
      </div>
    );
  }
  const { url, smallUrl, width, height, smallWidth } = picture;
  const srcSet = smallUrl === url ? undefined : `${smallUrl} ${smallWidth}w, ${url} ${width}w`;
  return (
    <button type="button" className="wall-picture" aria-label={t("enlarge", { title: text })} onClick={onEnlarge}>
      <img
        src={smallUrl}
        srcSet={srcSet}
        sizes="(max-width: 760px) 92vw, (max-width: 1100px) 46vw, 440px"
        alt=""
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
        onError={() => setIsBroken(true)}
      />
    </button>
  );
}
