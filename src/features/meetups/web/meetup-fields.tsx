import { useId } from "react";
import { boardMessages } from "#features/boards/web/boards.messages.ts";
import { countCodePoints } from "#shared/text.ts";
import type { BoundField, Form, TextName } from "#web/forms/use-form.ts";
import { useLocale, useMessages } from "#web/i18n/messages.ts";
import { SelectField, TextAreaField, TextField } from "#web/ui/field.tsx";
import {
  MEETUP_CAPACITY_MAX,
  MEETUP_CITY_MAX,
  MEETUP_COUNTRY_MAX,
  MEETUP_DESCRIPTION_MAX,
  MEETUP_TITLE_MAX,
  MEETUP_VENUE_MAX,
  readEventAt,
  toLocalInput,
} from "../meetup.rules.ts";
import { useMeetupCities } from "./meetup-cities.api.ts";
import { formatZone, listZones } from "./meetup-dates.ts";
import { meetupFormMessages } from "./meetup-form.messages.ts";
import type { MeetupValues } from "./meetup-values.ts";

interface MeetupFieldsProps {
  values: MeetupValues;
  form: Form<MeetupValues>;
}

/** Everything of the form that is typed: what, then when and where. */
export function MeetupFields({ values, form: { bind } }: MeetupFieldsProps) {
  const t = useMessages(meetupFormMessages);
  const board = useMessages(boardMessages);
  function getCount(field: TextName<MeetupValues>, max: number) {
    return board("count", { count: countCodePoints(values[field]), max });
  }

  return (
    <div className="meetup-fields">
      <div className="stack">
        <TextField
          {...bind("title", MEETUP_TITLE_MAX)}
          label={t("title")}
          aside={getCount("title", MEETUP_TITLE_MAX)}
          required
          autoComplete="off"
          dir="auto"
        />
        <TextAreaField
          {...bind("description", MEETUP_DESCRIPTION_MAX)}
          label={t("description")}
          aside={getCount("description", MEETUP_DESCRIPTION_MAX)}
          className="meetup-fields-description"
          required
          dir="auto"
        />
      </div>
      <div className="stack">
        <div className="two-columns">
          <TimestampField values={values} field={bind("eventAt")} />
          <ZoneField zone={values.timeZone} field={bind("timeZone")} />
          <TextField
            {...bind("endsAt")}
            type="datetime-local"
            min={values.eventAt}
            label={t("endsAt")}
            aside={board("optional")}
          />
          <TextField
            {...bind("venue", MEETUP_VENUE_MAX)}
            label={t("venue")}
            aside={board("optional")}
            autoComplete="off"
            dir="auto"
          />
        </div>
        <div className="two-columns">
          <CityField field={bind("city", MEETUP_CITY_MAX)} />
          <TextField
            {...bind("country", MEETUP_COUNTRY_MAX)}
            label={t("country")}
            autoComplete="country-name"
            required
            dir="auto"
          />
        </div>
        <TextField
          {...bind("capacity")}
          type="number"
          inputMode="numeric"
          min={1}
          max={MEETUP_CAPACITY_MAX}
          label={t("capacity")}
          aside={board("optional")}
          hint={t("capacityHint")}
        />
      </div>
    </div>
  );
}

function TimestampField({ values: { eventAt, timeZone }, field }: { values: MeetupValues; field: BoundField }) {
  const t = useMessages(meetupFormMessages);
  const locale = useLocale();
  const moment = readEventAt(eventAt, timeZone);
  return (
    <TextField
      {...field}
      type="datetime-local"
      min={toLocalInput(new Date().toISOString(), timeZone)}
      label={t("eventAt")}
      aside={moment && formatZone(moment, timeZone, locale)}
      required
    />
  );
}

/** With the names of places where others meet: one spelling lets people find each other. */
function CityField({ field }: { field: BoundField }) {
  const t = useMessages(meetupFormMessages);
  const cities = useMeetupCities();
  const listId = useId();
  return (
    <>
      <TextField {...field} list={listId} label={t("city")} required dir="auto" />
      <datalist id={listId}>
        {cities.map(({ city }) => (
          <option key={city} value={city} />
        ))}
      </datalist>
    </>
  );
}

function ZoneField({ zone, field }: { zone: string; field: BoundField }) {
  const t = useMessages(meetupFormMessages);
  const options = listZones(zone).map((name) => ({ value: name, label: name.replaceAll("_", " ") }));
  return <SelectField {...field} label={t("timeZone")} options={options} />;
}
