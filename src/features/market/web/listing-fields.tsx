import { limitText } from "#features/boards/web/limited-text.ts";
import { countCodePoints } from "#shared/text.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { SelectField, TextAreaField, TextField } from "#web/ui/field.tsx";
import {
  LISTING_CONTACT_MAX,
  LISTING_DESCRIPTION_MAX,
  LISTING_PRICE_MAX,
  LISTING_TITLE_MAX,
} from "../listing.rules.ts";
import { LISTING_CATEGORIES, type ListingCategory } from "../listing-categories.catalog.ts";
import { marketMessages } from "./market.messages.ts";

export interface ListingValues {
  title: string;
  category: ListingCategory;
  description: string;
  priceText: string;
  contact: string;
}

export const REQUIRED_FIELDS = ["title", "description"] as const;
export type RequiredField = (typeof REQUIRED_FIELDS)[number];

interface ListingFieldsProps {
  values: ListingValues;
  errorOf: (field: RequiredField) => string | undefined;
  onChange: (changes: Partial<ListingValues>) => void;
}

export function ListingFields({ values, errorOf, onChange }: ListingFieldsProps) {
  const t = useMessages(marketMessages);
  const countOf = (text: string, max: number) => t("count", { count: countCodePoints(text), max });
  return (
    <>
      <div className="market-form-pair">
        <TextField
          label={t("formTitle")}
          aside={countOf(values.title, LISTING_TITLE_MAX)}
          error={errorOf("title")}
          name="title"
          required
          autoComplete="off"
          value={values.title}
          onChange={({ target }) => onChange({ title: limitText(target.value, LISTING_TITLE_MAX) })}
        />
        <SelectField
          label={t("formCategory")}
          name="category"
          value={values.category}
          options={LISTING_CATEGORIES.map((value) => ({ value, label: t(`category_${value}`) }))}
          onChange={({ target }) => {
            const category = LISTING_CATEGORIES.find((known) => known === target.value);
            if (category) onChange({ category });
          }}
        />
      </div>
      <TextAreaField
        label={t("formDescription")}
        aside={countOf(values.description, LISTING_DESCRIPTION_MAX)}
        error={errorOf("description")}
        name="description"
        required
        value={values.description}
        onChange={({ target }) => onChange({ description: limitText(target.value, LISTING_DESCRIPTION_MAX) })}
      />
      <div className="market-form-pair">
        <TextField
          label={t("formContact")}
          aside={t("optional")}
          hint={t("formContactHint")}
          placeholder={t("formContactPlaceholder")}
          name="contact"
          isData
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={values.contact}
          onChange={({ target }) => onChange({ contact: limitText(target.value, LISTING_CONTACT_MAX) })}
        />
        <TextField
          label={t("formPrice")}
          aside={t("optional")}
          placeholder={t("formPricePlaceholder")}
          name="priceText"
          autoComplete="off"
          value={values.priceText}
          onChange={({ target }) => onChange({ priceText: limitText(target.value, LISTING_PRICE_MAX) })}
        />
      </div>
    </>
  );
}
