import { NewTabHint } from "#web/layout/new-tab-hint.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import "./contact-link.css";

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
export function ContactLink({ contact, label, description, size }: ContactLinkProps) {
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
