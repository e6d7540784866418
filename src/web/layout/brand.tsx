import { mark } from "media:mark";
import { pack } from "#pack/pack.ts";
import { useMessages } from "../i18n/messages.ts";
import { layoutMessages } from "./layout.messages.ts";
import { SiteLink } from "./site-link.tsx";

export function Brand({ onFollow }: { onFollow?: () => void }) {
  const t = useMessages(layoutMessages);
  return (
    <SiteLink className="brand display w-62" href="/" aria-label={t("home", { name: pack.name })} onClick={onFollow}>
      <img className="logo" src={mark.src} alt="" width={44} height={44} fetchPriority="low" />
      {pack.name}
    </SiteLink>
  );
}
