import { useState } from "react";
import { ContactLink } from "#features/boards/web/contact-link.tsx";
import { useMemberGate } from "#features/boards/web/use-member-gate.ts";
import { useUser } from "#features/users/web/user-context.tsx";
import { useMessages } from "#web/i18n/messages.ts";
import { lazyDialog } from "#web/lib/lazy-dialog.tsx";
import { Button } from "#web/ui/button.tsx";
import type { Listing } from "../listing.schema.ts";
import { dealMessages } from "./listing-deal.messages.ts";

const ConversationDialog = lazyDialog(
  async () => (await import("#features/messages/web/conversation-dialog.tsx")).ConversationDialog,
);

/** The ways to the seller: the contact that the ad or the profile names, and a message on the site, which always works. */
export function ListingContact({ listing, size = "small" }: { listing: Listing; size?: "small" | "medium" }) {
  const t = useMessages(dealMessages);
  const { user } = useUser();
  const isMember = useMemberGate();
  const [isOpen, setIsOpen] = useState(false);
  const { id, title, contact, contactLink, isOwn, seller } = listing;
  return (
    <>
      {(contact !== "" || contactLink.href !== null) && (
        <ContactLink
          contact={contactLink}
          label={t("contact")}
          description={t("contactLabel", { contact: contactLink.text, title })}
          size={size}
        />
      )}
      {!isOwn && (
        <Button
          size={size}
          variant="line"
          icon={null}
          aria-label={t("messageLabel", { name: seller.username, title })}
          aria-haspopup="dialog"
          onClick={() => setIsOpen(isMember(t("messageNeedsLogin")))}
        >
          {t("message")}
        </Button>
      )}
      {isOpen && user && (
        <ConversationDialog
          user={user}
          thing={{ type: "listing", refId: id, title, owner: seller.username }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
