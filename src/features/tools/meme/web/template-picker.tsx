import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef, useState } from "react";
import { memeGraphics, memeTemplates } from "#pack/meme-templates.catalog.ts";
import { PHONE } from "#shared/breakpoints.catalog.ts";
import { useMessages, usePackWords } from "#web/i18n/messages.ts";
import { getMediaUrl } from "#web/lib/media-url.ts";
import { Input } from "#web/ui/input.tsx";
import type { MemeBackground } from "../meme.schema.ts";
import { matchesName } from "../template-search.rules.ts";
import type { Drawer } from "./draw/drawer.ts";
import { getGraphicName } from "./get-picture-name.ts";
import { GraphicThumb } from "./graphic-thumb.tsx";
import { memeMessages } from "./meme.messages.ts";
import "./template-picker.css";
import { useBlobUrl } from "./use-blob-url.ts";
import { useMedia } from "./use-media.ts";
import type { MemeEditor } from "./use-meme-editor.ts";

const THUMB = 300;

function TemplateThumb({ id }: { id: string }) {
  return (
    <picture>
      <source type="image/avif" srcSet={getMediaUrl(`templates/${id}-300.avif`)} />
      <img src={getMediaUrl(`templates/${id}-300.webp`)} width={THUMB} height={THUMB} alt="" loading="lazy" />
    </picture>
  );
}

function UploadThumb({ blob }: { blob: Blob }) {
  const url = useBlobUrl(blob);
  return <img src={url} width={THUMB} height={THUMB} alt="" />;
}

interface Choice {
  key: string;
  name: string;
  isChosen: boolean;
  choose: () => void;
  thumb: ReactNode;
}

function listChoices({
  editor,
  drawer,
  t,
  inWords,
}: TemplatePickerProps & { t: Parameters<typeof getGraphicName>[0]; inWords: (words: string) => string }): Choice[] {
  const { project, change, lastUpload, showUpload } = editor;
  const { background } = project;
  const choose = (chosen: MemeBackground) => change((shown) => ({ ...shown, background: chosen }));
  const templates = memeTemplates.map(({ id, name }) => ({
    key: id,
    name: inWords(name),
    isChosen: background.kind === "template" && background.id === id,
    choose: () => choose({ kind: "template", id }),
    thumb: <TemplateThumb id={id} />,
  }));
  const graphics = memeGraphics.map((id) => ({
    key: id,
    name: getGraphicName(t, id),
    isChosen: background.kind === "graphic" && background.id === id,
    choose: () => choose({ kind: "graphic", id }),
    thumb: <GraphicThumb id={id} drawer={drawer} />,
  }));
  if (lastUpload === undefined) return [...templates, ...graphics];
  const upload = {
    key: "upload",
    name: t("pickerUpload"),
    isChosen: background.kind === "upload",
    choose: showUpload,
    thumb: <UploadThumb blob={lastUpload.blob} />,
  };
  return [upload, ...templates, ...graphics];
}

interface TemplatePickerProps {
  editor: MemeEditor;
  drawer: Drawer | undefined;
}

/** Opens a row that goes sideways where the chosen picture is; the page itself stays. */
function useChosenInView(isStrip: boolean): RefObject<HTMLFieldSetElement | null> {
  const ref = useRef<HTMLFieldSetElement>(null);
  useLayoutEffect(() => {
    const chosen = ref.current?.querySelector(":checked")?.parentElement?.getBoundingClientRect();
    const row = ref.current?.getBoundingClientRect();
    if (!isStrip || chosen === undefined || row === undefined) return;
    ref.current?.scrollBy({ left: chosen.left + chosen.width / 2 - row.left - row.width / 2, behavior: "instant" });
  }, [isStrip]);
  return ref;
}

/** One radio group of pictures, found by name: templates, generated graphics and, once there is one, the upload. */
export function TemplatePicker({ editor, drawer }: TemplatePickerProps) {
  const t = useMessages(memeMessages);
  const group = useId();
  const isStrip = useMedia(PHONE);
  const choicesRef = useChosenInView(isStrip);
  const [search, setSearch] = useState("");
  const choices = listChoices({ editor, drawer, t, inWords: usePackWords() });
  const found = choices.filter(({ name }) => matchesName(name, search));

  const searchField = (
    <Input
      type="search"
      autoComplete="off"
      enterKeyHint="search"
      aria-label={t("pickerSearch")}
      placeholder={t("pickerSearch")}
      value={search}
      onChange={({ target }) => setSearch(target.value)}
    />
  );

  return (
    <div className="meme-picker">
      {!isStrip && searchField}
      <fieldset ref={choicesRef} className="meme-choices">
        <legend className="visually-hidden">{t("pickerLabel")}</legend>
        {found.map(({ key, name, isChosen, choose, thumb }) => (
          <label key={key} className="meme-choice">
            <input type="radio" className="visually-hidden" name={group} checked={isChosen} onChange={choose} />
            {thumb}
            <span className="meme-choice-name cap">{name}</span>
          </label>
        ))}
      </fieldset>
      {/* On a phone the pictures come first: there is room for one row of them. */}
      {isStrip && searchField}
      <p className="muted" role="status">
        {search !== "" && t(found.length === 0 ? "pickerEmpty" : "pickerCount", { search, count: found.length })}
      </p>
    </div>
  );
}
