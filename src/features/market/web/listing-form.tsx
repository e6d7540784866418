import { type FormEvent, useEffect, useState } from "react";
import { PictureField } from "#features/boards/web/picture-field.tsx";
import { useFieldErrors } from "#features/boards/web/use-field-errors.ts";
import { usePictureUploads } from "#features/boards/web/use-picture-uploads.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { describeError, showFailure } from "#web/lib/api-errors.ts";
import { Button } from "#web/ui/button.tsx";
import { FitTitle } from "#web/ui/fit-title.tsx";
import { toast } from "#web/ui/toast.ts";
import { LISTING_IMAGES_MAX } from "../listing.rules.ts";
import type { Listing } from "../listing.schema.ts";
import { ListingFields, type ListingValues, REQUIRED_FIELDS, type RequiredField } from "./listing-fields.tsx";
import "./listing-form.css";
import { ListingProof } from "./listing-proof.tsx";
import { useMarket } from "./market.api.ts";
import { marketMessages } from "./market.messages.ts";

interface ListingFormProps {
  /** The ad to be changed; without it a new one is written. */
  listing?: Listing | undefined;
  onClose: () => void;
  onSaved: (listing: Listing) => void;
}

function toValues(listing: Listing | undefined): ListingValues {
  return {
    title: listing?.title ?? "",
    category: listing?.category ?? "other",
    description: listing?.description ?? "",
    priceText: listing?.priceText ?? "",
    contact: listing?.ownContact ?? "",
  };
}

/** An ad being written, with the proof of what will be printed beside it. It lives only while it is open. */
export function ListingForm({ listing, onClose, onSaved }: ListingFormProps) {
  const t = useMessages(marketMessages);
  const market = useMarket();
  const [values, setValues] = useState(() => toValues(listing));
  const { formRef, errorOf, requireAll, forgive } = useFieldErrors<RequiredField>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const pictures = usePictureUploads({ max: LISTING_IMAGES_MAX, initial: listing?.images });

  useEffect(() => {
    formRef.current?.scrollIntoView({ block: "start" });
    formRef.current?.querySelector("input")?.focus({ preventScroll: true });
  }, [formRef]);

  async function save() {
    const body = { ...values, images: pictures.imageIds };
    const saved = listing ? await market.update(listing.id, body) : await market.create(body);
    onSaved(saved);
    const [title, description] = listing ? [t("savedTitle"), t("savedText")] : [t("createdTitle"), t("createdText")];
    toast({ title, description, variant: "success" });
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setProblem(undefined);
    if (!requireAll(values, REQUIRED_FIELDS)) return;
    if (pictures.isUploading) return setProblem(t("picturesBusy"));
    setIsBusy(true);
    try {
      await save();
    } catch (error) {
      const description = t(listing ? "changeFailed" : "createFailed");
      setProblem(describeError(error, description));
      showFailure(error, { description });
    } finally {
      setIsBusy(false);
    }
  }

  function handleChange(changes: Partial<ListingValues>) {
    setValues({ ...values, ...changes });
    for (const field of REQUIRED_FIELDS) if (field in changes) forgive(field);
  }

  return (
    <form
      ref={formRef}
      className="market-form"
      aria-label={t(listing ? "edit" : "create")}
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
    >
      <div className="market-form-sheet">
        <FitTitle title={t.title(listing ? "mend" : "sell")} />
        <ListingFields values={values} errorOf={errorOf} onChange={handleChange} />
        <PictureField pictures={pictures} title={values.title} />
        {problem !== undefined && (
          <p className="market-form-problem" role="alert">
            {problem}
          </p>
        )}
        <div className="row">
          <Button type="submit" icon={listing ? "check" : "plus"} isBusy={isBusy}>
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
