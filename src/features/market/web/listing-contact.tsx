import { useState } from "react";
import { useMemberGate } from "#features/boards/web/use-member-gate.ts";
import { useUser } from "#features/users/web/user-context.tsx";
import { useMessages } from "#web/i18n/messages.ts";
import { NewTabHint } from "#web/layout/new-tab-hint.tsx";
import { lazyDialog } from "#web/lib/lazy-dialog.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import type { Listing } from "../listing.schema.ts";
import { dealMessages } from "./listing-deal.messages.ts";
import "./listing-contact.css";

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

interface ContactLinkProps {
  /** What the seller wrote, and the profile it stands for; without one it stays a text. */
  contact: { text: string; href: string | null };
  /** What the button says, or what stands before the text. */
  label: string;
  /** For readers: who is contacted about what. */
  description: string;
  size: "small" | "medium";
}

/** Opens a profile only where the server has made the address: what a member wrote never becomes a link by itself. */
function ContactLink({ contact, label, description, size }: ContactLinkProps) {
  if (contact.href === null) {
    return (
      <p className="contact-text data">
        <span className="cap muted">{label}</span> <bdi>{contact.text}</bdi>
      </p>
    );
  }
  return (
    <ButtonLink size={size} href={contact.href} target="_blank" title={contact.text}>
      <span aria-hidden="true">{label}</span> <span className="visually-hidden">{description}</span>
      <NewTabHint />
    </ButtonLink>
  );
}
