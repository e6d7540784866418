import { useState } from "react";
import { useOpenThing } from "#features/boards/web/thing-link.tsx";
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
import { EmptyState } from "#web/ui/empty-state.tsx";
import { FitTitle } from "#web/ui/fit-title.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { LISTING_PARAM } from "../listing.rules.ts";
import type { Listing } from "../listing.schema.ts";
import { FilterBar } from "./filter-bar.tsx";
import { getAdId } from "./get-ad-id.ts";
import { ListingBoard } from "./listing-board.tsx";
import { useListings } from "./market.api.ts";
import { marketMessages } from "./market.messages.ts";
import "./market-page.css";
import { type ListingFilters, useListingFilters } from "./use-listing-filters.ts";

/** What search engines and link previews say of it. */
export const marketDescription =
  "The {name} flea market: art, music, merch and services from member to member. No escrow, no middleman, every ad can be reported.";

const listingForm = lazyPart(async () => (await import("./open-listing-form.tsx")).OpenListingForm);

const ListingSheet = lazyDialog(async () => (await import("./listing-sheet.tsx")).ListingSheet);

const CREATE_ID = "market-create";

/** FLEA MARKET: the classified page. */
export function MarketPage() {
  const t = useMessages(marketMessages);
  const { user } = useUser();
  const isMember = useMemberGate();
  const focusOn = useFocusOn();
  const shown = useOpenThing(LISTING_PARAM);
  const { filters, isNarrowed, setFilter, reset } = useListingFilters();
  // Whoever follows a member's link to their own listings sees the market.
  const seen = user === null ? { ...filters, own: "", saved: "" } : filters;
  const list = useListings(seen, user?.id);
  const written = useOpenForm(LISTING_PARAM);
  /** What the board shows of the one that is written; after a reload the form asks for it. */
  const [edited, setEdited] = useState<Listing>();

  const isFormOpen = written.id !== null && user !== null;
  const Form = useLoadedPart(listingForm, isFormOpen, written.close);

  function handleCreate() {
    if (isMember(t("createNeedsLogin"))) written.open(NEW_THING);
  }

  function handleEdit(listing: Listing) {
    setEdited(listing);
    written.open(listing.id);
  }

  function handleClose() {
    focusOn(edited && edited.id === written.id ? getAdId(edited) : CREATE_ID);
    written.close();
  }

  function handleSaved(listing: Listing) {
    // A new ad must be seen by its seller, whatever they looked for.
    if (written.id === NEW_THING && isNarrowed) reset();
    written.close();
    focusOn(getAdId(listing));
  }

  return (
    <div className="paper">
      <div className="market-warning gold-block">
        <p className="market-warning-text wrap data">
          <Icon name="warning" />
          {t("warning")}
        </p>
      </div>
      <div className="market-paper wrap">
        <p className="market-masthead cap">
          <span>{t("plainName")}</span>
          <span>{t("motto")}</span>
        </p>
        <FitTitle as="h1" title={t.title("title")} />
        <div className="market-toolbar">
          <FilterBar filters={seen} onFilter={setFilter} hasOwn={user !== null} />
          <Button
            id={CREATE_ID}
            className="market-create"
            size="medium"
            variant={user === null ? "line" : "primary"}
            icon={user === null ? "user" : "plus"}
            aria-expanded={user === null ? undefined : isFormOpen}
            onClick={handleCreate}
          >
            {t(user === null ? "createAsVisitor" : "create")}
          </Button>
        </div>
        {isFormOpen &&
          (Form ? (
            <Form key={written.id} listingId={written.id} known={edited} onClose={handleClose} onSaved={handleSaved} />
          ) : (
            // What stands below leaves the window with the press: nothing jumps when the form arrives.
            <div style={{ minBlockSize: "100svh" }} />
          ))}
        <ListingBoard
          list={list}
          onEdit={handleEdit}
          focusOn={focusOn}
          empty={
            <EmptyState
              className="market-state"
              fact={<FitTitle as="p" title={[t.title("noListings"), t.title("found")]} />}
              illustration={<span className="market-illustration illustration" />}
              action={
                isNarrowed ? (
                  <Button icon="refresh" onClick={reset}>
                    {t("showAll")}
                  </Button>
                ) : (
                  <Button icon="plus" onClick={handleCreate}>
                    {t(user === null ? "createAsVisitor" : "create")}
                  </Button>
                )
              }
            >
              {t(emptyText(seen, isNarrowed))}
            </EmptyState>
          }
        />
      </div>
      {shown.id !== null && <ListingSheet id={shown.id} onClose={shown.close} />}
      <MemberSlot />
    </div>
  );
}

function emptyText({ own, saved }: ListingFilters, isNarrowed: boolean) {
  if (saved !== "") return "emptySaved";
  if (own !== "") return "emptyOwn";
  return isNarrowed ? "emptyNarrowed" : "emptyAll";
}
