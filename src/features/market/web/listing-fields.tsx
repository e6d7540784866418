import { countCodePoints } from "#shared/text.ts";
import type { Form } from "#web/forms/use-form.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { SelectField, TextAreaField, TextField } from "#web/ui/field.tsx";
import {
  LISTING_CONTACT_MAX,
  LISTING_DESCRIPTION_MAX,
  LISTING_PRICE_MAX,
  LISTING_TITLE_MAX,
} from "../listing.rules.ts";
import { LISTING_CATEGORIES, type ListingCategory } from "../listing-categories.catalog.ts";
import { listingFormMessages } from "./listing-form.messages.ts";
import { marketMessages } from "./market.messages.ts";

export interface ListingValues {
  title: string;
  category: ListingCategory;
  description: string;
  priceText: string;
  contact: string;
}

interface ListingFieldsProps {
  values: ListingValues;
  form: Form<ListingValues>;
}

export function ListingFields({ values, form }: ListingFieldsProps) {
  const t = useMessages(listingFormMessages);
  const market = useMessages(marketMessages);
  const countOf = (text: string, max: number) => t("count", { count: countCodePoints(text), max });
  return (
    <>
      <div className="market-form-pair">
        <TextField
          {...form.bind("title", LISTING_TITLE_MAX)}
          label={t("formTitle")}
          aside={countOf(values.title, LISTING_TITLE_MAX)}
          required
          autoComplete="off"
        />
        <SelectField
          {...form.bind("category")}
          label={t("formCategory")}
          options={LISTING_CATEGORIES.map((value) => ({ value, label: market(`category_${value}`) }))}
        />
      </div>
      <TextAreaField
        {...form.bind("description", LISTING_DESCRIPTION_MAX)}
        label={t("formDescription")}
        aside={countOf(values.description, LISTING_DESCRIPTION_MAX)}
        required
      />
      <div className="market-form-pair">
        <TextField
          {...form.bind("contact", LISTING_CONTACT_MAX)}
          label={t("formContact")}
          aside={t("optional")}
          hint={t("formContactHint")}
          placeholder={t("formContactPlaceholder")}
          isData
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField
          {...form.bind("priceText", LISTING_PRICE_MAX)}
          label={t("formPrice")}
          aside={t("optional")}
          placeholder={t("formPricePlaceholder")}
          autoComplete="off"
        />
      </div>
    </>
  );
}
