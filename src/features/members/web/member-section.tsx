import { type ReactNode, useId } from "react";

interface MemberSectionProps {
  title: string;
  /** Said where there is nothing to list. */
  empty?: string | false;
  children?: ReactNode;
}

export function MemberSection({ title, empty = false, children }: MemberSectionProps) {
  const id = useId();
  return (
    <section className="member-section" aria-labelledby={id}>
      <h3 id={id} className="display t5 w-84">
        {title}
      </h3>
      {empty === false ? children : <p className="muted">{empty}</p>}
    </section>
  );
}
