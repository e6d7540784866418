import { useState } from "react";
import { useUser } from "#features/auth/web/user-context.tsx";
import { useMemberGate } from "#features/boards/web/use-member-gate.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { useFocusOn } from "#web/lib/use-focus-on.ts";
import { useLoadedPart } from "#web/lib/use-loaded-part.ts";
import { Button } from "#web/ui/button.tsx";
import { FitTitle } from "#web/ui/fit-title.tsx";
import type { Meetup } from "../meetup.schema.ts";
import { CommunityRules } from "./community-rules.tsx";
import { MeetupFilters } from "./meetup-filters.tsx";
import { MeetupList } from "./meetup-list.tsx";
import { getRowId } from "./meetup-row.tsx";
import { meetupMessages } from "./meetups.messages.ts";
import "./meetups-page.css";
import { useMeetupFilters } from "./use-meetup-filters.ts";

const loadForm = async () => (await import("./meetup-form.tsx")).MeetupForm;

const CREATE_ID = "create-meetup";
const FORM_ID = "meetup-form";

export function MeetupsPage() {
  const t = useMessages(meetupMessages);
  const { user } = useUser();
  const isMember = useMemberGate();
  const focusOn = useFocusOn();
  /** `null` writes a new one. */
  const [edited, setEdited] = useState<Meetup | null>();
  const { filters, isNarrowed, setFilter, reset } = useMeetupFilters();
  const isFormOpen = user !== null && edited !== undefined;
  const Form = useLoadedPart({ isWanted: isFormOpen, load: loadForm, onFailure: () => setEdited(undefined) });

  function handleCreate() {
    if (!isMember(t("needLoginToPost"))) return;
    setEdited(null);
    // One that is open already keeps what was typed, and is shown again.
    focusOn(FORM_ID);
  }

  function handleEdit(meetup: Meetup) {
    setEdited(meetup);
    focusOn(FORM_ID);
  }

  /** The form goes, and the focus with it, unless what opened it takes it back. */
  function handleClose() {
    setEdited(undefined);
    focusOn(edited ? getRowId(edited) : CREATE_ID);
  }

  return (
    <>
      <header className="meetups-cover comb-end">
        <div className="wrap">
          <FitTitle as="h1" title={t.title("title")} />
          <div className="meetups-cover-foot">
            <p className="lead">{t("intro")}</p>
            {user === null ? (
              <Button variant="line" icon="user" onClick={handleCreate}>
                {t("loginToPost")}
              </Button>
            ) : (
              <Button id={CREATE_ID} icon="plus" aria-expanded={isFormOpen} onClick={handleCreate}>
                {t("create")}
              </Button>
            )}
          </div>
        </div>
      </header>
      <div className="wrap meetups-board">
        {isFormOpen && Form && <Form key={edited?.id ?? "new"} id={FORM_ID} meetup={edited} onClose={handleClose} />}
        <MeetupFilters filters={filters} onFilter={setFilter} />
        <MeetupList
          filters={filters}
          isNarrowed={isNarrowed}
          onReset={reset}
          onCreate={handleCreate}
          onEdit={handleEdit}
        />
      </div>
      <CommunityRules />
    </>
  );
}
