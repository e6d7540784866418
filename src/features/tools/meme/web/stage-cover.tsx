import { memeTemplates } from "#pack/meme-templates.catalog.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { memeMessages } from "./meme.messages.ts";
import { getTemplateUrl } from "./picture-request.ts";
import { useBlobUrl } from "./use-blob-url.ts";

/** The template as it is, where it could not be drawn on. */
export function RawTemplate({ id }: { id: string }) {
  const t = useMessages(memeMessages);
  const name = memeTemplates.find((template) => template.id === id)?.name ?? id;
  return <img className="meme-cover" src={getTemplateUrl(id)} width={600} height={600} alt={t("rawAlt", { name })} />;
}

/** A picture that is being taken in: it shows itself at once, as it will lie. */
export function IncomingPicture({ blob }: { blob: Blob }) {
  const t = useMessages(memeMessages);
  const url = useBlobUrl(blob);
  return (
    <>
      {url && <img className="meme-cover" src={url} alt="" />}
      <p className="meme-stage-note data" role="status">
        {t("uploadBusy")}
      </p>
    </>
  );
}
