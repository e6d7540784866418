import { useMessages } from "#web/i18n/messages.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import type { VaultItem } from "../vault.schema.ts";
import { describePicture } from "./item-picture.tsx";
import { vaultMessages } from "./vault.messages.ts";

/** A picture as large as the screen lets it be. */
export function ItemView({ item, onClose }: { item: VaultItem; onClose: () => void }) {
  const t = useMessages(vaultMessages);
  return (
    <Dialog isOpen onClose={onClose} label={item.title} className="vault-view">
      <figure>
        <img src={item.content} alt={describePicture(item, t)} />
        <figcaption className="vault-title">{item.title}</figcaption>
      </figure>
    </Dialog>
  );
}
