import { type ReactNode, useId } from "react";
import { memeTemplates } from "#pack/meme-templates.catalog.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { getMediaUrl } from "#web/lib/media-url.ts";
import { GRAPHIC_IDS } from "../meme.catalog.ts";
import { getBackgroundGraphic } from "../meme.rules.ts";
import type { MemeBackground } from "../meme.schema.ts";
import type { Drawer } from "./draw/drawer.ts";
import { getGraphicName } from "./get-picture-name.ts";
import { GraphicThumb } from "./graphic-thumb.tsx";
import { memeMessages } from "./meme.messages.ts";
import "./template-picker.css";
import { useBlobUrl } from "./use-blob-url.ts";
import type { MemeEditor, Upload } from "./use-meme-editor.ts";

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

interface OptionProps {
  group: string;
  name: string;
  isChosen: boolean;
  onChoose: () => void;
  children: ReactNode;
}

function Option({ group, name, isChosen, onChoose, children }: OptionProps) {
  return (
    <label className="meme-option">
      <input type="radio" className="visually-hidden" name={group} checked={isChosen} onChange={onChoose} />
      {children}
      <span className="meme-option-name cap">{name}</span>
    </label>
  );
}

interface TemplatePickerProps {
  editor: MemeEditor;
  drawer: Drawer | undefined;
}

/** One radio group of pictures: templates, generated graphics and, once there is one, the upload. */
export function TemplatePicker({ editor, drawer }: TemplatePickerProps) {
  const t = useMessages(memeMessages);
  const group = useId();
  const { project, change, lastUpload } = editor;
  const { background } = project;

  function choose(chosen: MemeBackground) {
    change((shown) => ({ ...shown, background: chosen }));
  }

  function chooseUpload({ id }: Upload) {
    change((shown) => ({
      ...shown,
      background: { kind: "upload", uploadId: id, ground: getBackgroundGraphic(shown) },
    }));
  }

  return (
    <fieldset className="meme-picker">
      <legend className="visually-hidden">{t("pickerLabel")}</legend>
      {lastUpload && (
        <Option
          group={group}
          name={t("pickerUpload")}
          isChosen={background.kind === "upload"}
          onChoose={() => chooseUpload(lastUpload)}
        >
          <UploadThumb blob={lastUpload.blob} />
        </Option>
      )}
      {memeTemplates.map(({ id, name }) => (
        <Option
          key={id}
          group={group}
          name={name}
          isChosen={background.kind === "template" && background.id === id}
          onChoose={() => choose({ kind: "template", id })}
        >
          <TemplateThumb id={id} />
        </Option>
      ))}
      {GRAPHIC_IDS.map((id) => (
        <Option
          key={id}
          group={group}
          name={getGraphicName(t, id)}
          isChosen={background.kind === "graphic" && background.id === id}
          onChoose={() => choose({ kind: "graphic", id })}
        >
          <GraphicThumb id={id} drawer={drawer} />
        </Option>
      ))}
    </fieldset>
  );
}
