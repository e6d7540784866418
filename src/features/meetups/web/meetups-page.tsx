import { useState } from "react";
import { BOARD_SEARCH_MAX } from "#features/boards/board.rules.ts";
import { useOpenThing } from "#features/boards/web/thing-link.tsx";
import { useBoardFilters } from "#features/boards/web/use-board-filters.ts";
import { useMemberGate } from "#features/boards/web/use-member-gate.ts";
import { NEW_THING, useOpenForm } from "#features/boards/web/use-open-form.ts";
import { MemberSlot } from "#features/people/web/member-slot.tsx";
import { useUser } from "#features/users/web/user-context.tsx";
import { useMessages } from "#web/i18n/messages.ts";
import { lazyDialog } from "#web/lib/lazy-dialog.tsx";
import { lazyPart } from "#web/lib/lazy-part.ts";
import { useFocusOn } from "#web/lib/use-focus-on.ts";
import { useLoadedPart } from "#web/lib/use-loaded-part.ts";
import { Button } from "#web/ui/button.tsx";
import { FitTitle } from "#web/ui/fit-title.tsx";
import type { Meetup } from "../meetup.schema.ts";
import { MEETUP_PARAM, MEETUP_SORTS } from "../meetup-address.rules.ts";
import { MEETUP_TAGS } from "../meetup-tags.catalog.ts";
import { getRowId } from "./get-row-id.ts";
import { MeetupFilters } from "./meetup-filters.tsx";
import { MeetupList } from "./meetup-list.tsx";
import type { MeetupFilters as Filters } from "./meetups.api.ts";
import { meetupMessages } from "./meetups.messages.ts";
import "./meetups-page.css";
import "./community-rules.css";

const RULES = ["rule1", "rule2", "rule3", "rule4"] as const;

function CommunityRules() {
  const t = useMessages(meetupMessages);
  return (
    <section className="gold-block comb-start community-rules" aria-labelledby="community-rules">
      <div className="wrap">
        <h2 id="community-rules" className="display t3 w-62">
          {t("rules")}
        </h2>
        <ol className="community-rules-list">
          {RULES.map((rule, index) => (
            <li key={rule}>
              <span className="community-rules-number display w-50" aria-hidden="true">
                {index + 1}
              </span>
              <p className="lead">{t(rule)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

/** What search engines and link previews say of it. */
export const meetupsDescription =
  "Members meeting in the open, city by city: find a {name} meetup near you, RSVP, or put your own on the board.";

const meetupForm = lazyPart(async () => (await import("./open-meetup-form.tsx")).OpenMeetupForm);

const MeetupSheet = lazyDialog(async () => (await import("./meetup-sheet.tsx")).MeetupSheet);

const CREATE_ID = "create-meetup";
const FORM_ID = "meetup-form";

export function MeetupsPage() {
  const t = useMessages(meetupMessages);
  const { user } = useUser();
  const isMember = useMemberGate();
  const focusOn = useFocusOn();
  const shown = useOpenThing(MEETUP_PARAM);
  const written = useOpenForm(MEETUP_PARAM);
  /** What the list shows of the one that is written; after a reload the form asks for it. */
  const [edited, setEdited] = useState<Meetup>();
  const { filters, isNarrowed, setFilter, reset } = useMeetupFilters();
  const isFormOpen = user !== null && written.id !== null;
  const Form = useLoadedPart(meetupForm, isFormOpen, written.close);

  function handleCreate() {
    if (!isMember(t("needLoginToPost"))) return;
    written.open(NEW_THING);
    // One that is open already keeps what was typed, and is shown again.
    focusOn(FORM_ID);
  }

  function handleEdit(meetup: Meetup) {
    setEdited(meetup);
    written.open(meetup.id);
    focusOn(FORM_ID);
  }

  /** The form goes, and the focus with it, unless what opened it takes it back. */
  function handleClose() {
    written.close();
    focusOn(edited && edited.id === written.id ? getRowId(edited) : CREATE_ID);
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
        {isFormOpen &&
          (Form ? (
            <Form key={written.id} id={FORM_ID} meetupId={written.id} known={edited} onClose={handleClose} />
          ) : (
            // What stands below leaves the window with the press: nothing jumps when the form arrives.
            <div style={{ minBlockSize: "100svh" }} />
          ))}
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
      <MemberSlot />
      {shown.id !== null && <MeetupSheet id={shown.id} onClose={shown.close} onEdit={handleEdit} />}
    </>
  );
}

const WHOLE_BOARD = { q: "", city: "", tags: "all", sort: "event-date" };

/** An address can say anything; what the board does not know counts as not said. */
function pick<Value extends string>(value: string, known: readonly Value[], otherwise: Value): Value {
  return known.find((one) => one === value) ?? otherwise;
}

/** What the visitor looks for, named as in the address and in the call. */
function useMeetupFilters() {
  const { filters, ...rest } = useBoardFilters(WHOLE_BOARD);
  const known: Filters = {
    q: filters.q.slice(0, BOARD_SEARCH_MAX),
    city: filters.city.slice(0, BOARD_SEARCH_MAX),
    tags: pick(filters.tags, ["all", ...MEETUP_TAGS], "all"),
    sort: pick(filters.sort, MEETUP_SORTS, "event-date"),
  };
  return { filters: known, ...rest };
}
