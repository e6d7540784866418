import { useEffect } from "react";
import { PictureField } from "#features/boards/web/picture-field.tsx";
import { useMissingFields } from "#features/boards/web/use-missing-fields.ts";
import { usePictureUploads } from "#features/boards/web/use-picture-uploads.ts";
import { FormNotes } from "#web/forms/form-notes.tsx";
import { useForm } from "#web/forms/use-form.ts";
import { useFormValues } from "#web/forms/use-form-values.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { showFailure } from "#web/lib/api-errors.ts";
import { Button } from "#web/ui/button.tsx";
import { FitTitle } from "#web/ui/fit-title.tsx";
import { toast } from "#web/ui/toast.ts";
import { LISTING_IMAGES_MAX } from "../listing.rules.ts";
import type { Listing } from "../listing.schema.ts";
import { ListingFields, type ListingValues } from "./listing-fields.tsx";
import "./listing-form.css";
import { listingFormMessages } from "./listing-form.messages.ts";
import { ListingProof } from "./listing-proof.tsx";
import { useMarket } from "./market.api.ts";

interface ListingFormProps {
  /** The ad to be changed; without it a new one is written. */
  listing?: Listing | undefined;
  onClose: () => void;
  onSaved: (listing: Listing) => void;
}

const REQUIRED_FIELDS = ["title", "description"] as const;

function toValues(listing: Listing | undefined): ListingValues {
  return {
    title: listing?.title ?? "",
    category: listing?.category ?? "other",
    description: listing?.description ?? "",
    priceText: listing?.priceText ?? "",
    contact: listing?.contact ?? "",
  };
}

/** An ad being written, with the proof of what will be printed beside it. What was typed is there again when it is opened next. */
export function ListingForm({ listing, onClose, onSaved }: ListingFormProps) {
  const t = useMessages(listingFormMessages);
  const market = useMarket();
  const findMissing = useMissingFields();
  const { values, onChange, draft } = useFormValues(() => toValues(listing), {
    name: `listing:${listing?.id ?? "new"}`,
  });
  const pictures = usePictureUploads({ max: LISTING_IMAGES_MAX, initial: listing?.images });
  const failureText = t(listing ? "changeFailed" : "createFailed");
  const form = useForm({
    values,
    onChange,
    draft,
    findProblems(given) {
      const missing = findMissing(given, REQUIRED_FIELDS);
      return missing.length === 0 && pictures.isUploading ? [{ message: t("picturesBusy") }] : missing;
    },
    onSubmit: async (given) => {
      const body = { ...given, images: pictures.imageIds };
      onSaved(listing ? await market.update(listing.id, body) : await market.create(body, draft?.key));
      const [title, description] = listing ? [t("savedTitle"), t("savedText")] : [t("createdTitle"), t("createdText")];
      toast({ title, description, variant: "success" });
    },
    failureText,
    onFailure: (_message, error) => showFailure(error, { description: failureText }),
  });
  const { ref } = form.props;

  useEffect(() => {
    ref.current?.scrollIntoView({ block: "start" });
    ref.current?.querySelector("input")?.focus({ preventScroll: true });
  }, [ref]);

  return (
    <form {...form.props} className="market-form" aria-label={t(listing ? "edit" : "create")}>
      <div className="market-form-sheet">
        <FitTitle title={t.title(listing ? "fix" : "listing")} />
        <ListingFields values={values} form={form} />
        <PictureField pictures={pictures} title={values.title} />
        <FormNotes problem={form.problem} draft={form.draft} />
        <div className="row">
          <Button type="submit" icon={listing ? "check" : "plus"} isBusy={form.isBusy}>
            {t(listing ? "save" : "publish")}
          </Button>
          <Button variant="line" icon={null} onClick={onClose}>
            {t("cancel")}
          </Button>
        </div>
      </div>
      <ListingProof values={values} picture={pictures.uploads[0]?.preview} />
    </form>
  );
}
