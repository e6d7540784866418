import { memeTemplates } from "#shared/pack-media.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { memeMessages } from "./meme.messages.ts";
import { getTemplateUrl } from "./picture-request.ts";

/** The template as it is, where it could not be printed on. */
export function RawTemplate({ id }: { id: string }) {
  const t = useMessages(memeMessages);
  const name = memeTemplates.find((template) => template.id === id)?.name ?? id;
  return <img className="meme-raw" src={getTemplateUrl(id)} width={600} height={600} alt={t("rawAlt", { name })} />;
}
