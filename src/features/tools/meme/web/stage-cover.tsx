import { useState } from "react";
import { memeTemplates } from "#pack/meme-templates.catalog.ts";
import { useMessages, usePackWords } from "#web/i18n/messages.ts";
import { classNames } from "#web/ui/class-names.ts";
import { UPLOAD_SIZE } from "../meme.rules.ts";
import { layDown } from "../picture-place.rules.ts";
import { memeMessages } from "./meme.messages.ts";
import { getTemplateUrl } from "./picture-request.ts";
import { useBlobUrl } from "./use-blob-url.ts";

/** The template as it is, where it could not be drawn on. */
export function RawTemplate({ id }: { id: string }) {
  const t = useMessages(memeMessages);
  const name = usePackWords()(memeTemplates.find((template) => template.id === id)?.name ?? id);
  return <img className="meme-cover" src={getTemplateUrl(id)} width={600} height={600} alt={t("rawAlt", { name })} />;
}

/** A picture that is being taken in: it shows itself at once, as it will lie. */
export function IncomingPicture({ blob, isReading }: { blob: Blob; isReading: boolean }) {
  const t = useMessages(memeMessages);
  const url = useBlobUrl(blob);
  const [isWhole, setIsWhole] = useState(false);
  return (
    <>
      {url && (
        <img
          className={classNames("meme-cover", isWhole && "meme-cover-whole")}
          src={url}
          alt=""
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            setIsWhole(layDown({ picture: { width, height }, frame: UPLOAD_SIZE }).scale < 1)
          }
        />
      )}
      {isReading && (
        <p className="meme-stage-note data" role="status">
          {t("uploadBusy")}
        </p>
      )}
    </>
  );
}
