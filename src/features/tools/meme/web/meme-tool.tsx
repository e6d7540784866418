import { type DragEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { memeTemplates } from "#pack/meme-templates.catalog.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { VoiceRecorder } from "../../voice/web/voice-recorder.tsx";
import { changeTextContents } from "../meme.rules.ts";
import { type Drawer, openDrawer } from "./draw/drawer.ts";
import { getPictureName } from "./get-picture-name.ts";
import { memeMessages } from "./meme.messages.ts";
import { MemeFields } from "./meme-fields.tsx";
import { toBlob } from "./meme-item.ts";
import { MemeLook } from "./meme-look.tsx";
import { MemeResult } from "./meme-result.tsx";
import { MemeStage } from "./meme-stage.tsx";
import { getTemplateUrl } from "./picture-request.ts";
import { StageTools } from "./stage-tools.tsx";
import { TemplatePicker } from "./template-picker.tsx";
import { UploadField } from "./upload-field.tsx";
import { useMakeMeme } from "./use-make-meme.ts";
import { type MemeEditor, useMemeEditor } from "./use-meme-editor.ts";
import { useMemeSaver } from "./use-meme-saver.ts";
import { useReopen } from "./use-reopen.ts";
import { useUpload } from "./use-upload.ts";
import "./meme-tool.css";

/** The editor's own worker, from the first paint until the editor is left. */
function useDrawer(): Drawer | undefined {
  const [drawer, setDrawer] = useState<Drawer>();
  useEffect(() => {
    const opened = openDrawer();
    setDrawer(opened);
    return () => opened.close();
  }, []);
  return drawer;
}

/** The template as it is, where it could not be drawn on. */
function RawTemplate({ id }: { id: string }) {
  const t = useMessages(memeMessages);
  const name = memeTemplates.find((template) => template.id === id)?.name ?? id;
  return <img className="meme-raw" src={getTemplateUrl(id)} width={600} height={600} alt={t("rawAlt", { name })} />;
}

/** What the voice recorder hears and shows. */
interface Captions {
  topText: string;
  centerText: string;
  bottomText: string;
  /** One of the templates, or a data address of a picture made for these words. */
  generatedImageUrl: string;
}

/** Puts spoken captions in the editor, where they stay editable. */
function putCaptions(editor: MemeEditor, { topText, centerText, bottomText, generatedImageUrl }: Captions): void {
  const template = memeTemplates.find(({ id }) => getTemplateUrl(id) === generatedImageUrl);
  editor.change((shown) => ({
    ...changeTextContents(shown, { top: topText, center: centerText, bottom: bottomText }),
    ...(template && { background: { kind: "template", id: template.id } }),
  }));
  const picture = toBlob(generatedImageUrl);
  if (picture !== undefined) editor.addUpload(picture);
}

export function MemeTool() {
  const t = useMessages(memeMessages);
  const editor = useMemeEditor();
  const drawer = useDrawer();
  const saver = useMemeSaver(editor);
  const { made, isMaking, make, cancel } = useMakeMeme({ editor, drawer, onMade: saver.autoSave });
  const { isReading, read } = useUpload({ drawer, onUpload: editor.addUpload });
  const [isDropping, setIsDropping] = useState(false);
  const fieldRefs = {
    top: useRef<HTMLInputElement>(null),
    center: useRef<HTMLInputElement>(null),
    bottom: useRef<HTMLInputElement>(null),
  };
  useReopen(editor);
  const { background } = editor.project;
  const isRaw = made !== undefined && made.image === undefined && background.kind === "template";

  function handleKeyDown(event: KeyboardEvent) {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key !== "z" && key !== "y") return;
    // Everywhere in the editor, also in the fields: two histories side by side would fight.
    event.preventDefault();
    if (key === "y" || event.shiftKey) editor.redo();
    else editor.undo();
  }

  function handleDragOver(event: DragEvent) {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setIsDropping(true);
  }

  function handleDragLeave({ currentTarget, relatedTarget }: DragEvent) {
    // From one part of the editor to the next it has not left.
    if (!currentTarget.contains(relatedTarget as Node | null)) setIsDropping(false);
  }

  function handleDrop(event: DragEvent) {
    const file = event.dataTransfer.files[0];
    setIsDropping(false);
    if (file === undefined) return;
    event.preventDefault();
    void read(file);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts and a place to drop, beside the controls that do the same
    <div
      className={classNames("meme-editor", isDropping && "meme-editor-dropping")}
      onKeyDown={handleKeyDown}
      onDragOver={handleDragOver}
      onDragLeave={handleDragLeave}
      onDrop={handleDrop}
    >
      <div className="meme-view">
        <MemeStage
          editor={editor}
          drawer={drawer}
          pictureName={getPictureName(t, background)}
          isBusy={isMaking}
          instead={isRaw && <RawTemplate id={background.id} />}
          fieldRefs={fieldRefs}
        />
        {isDropping && <p className="meme-drop display w-62">{t("dropHere")}</p>}
        <StageTools editor={editor} />
        <TemplatePicker editor={editor} drawer={drawer} />
        <p className="muted">{t("moveHint")}</p>
      </div>
      <div className="meme-controls">
        <MemeFields editor={editor} fieldRefs={fieldRefs} />
        <UploadField
          hasUpload={editor.lastUpload !== undefined}
          isBusy={isReading}
          onPick={(file) => void read(file)}
        />
        <MemeLook editor={editor} />
        <VoiceRecorder onCaptions={(captions) => putCaptions(editor, captions)} />
        {made?.image && drawer ? (
          <MemeResult
            meme={{ project: made.project, image: made.image }}
            editor={editor}
            drawer={drawer}
            saver={saver}
          />
        ) : (
          <div className="meme-make row">
            <Button isBusy={isMaking} onClick={() => void make()}>
              {t(isMaking ? "making" : "make")}
            </Button>
            {isMaking && (
              <Button variant="line" icon={null} onClick={cancel}>
                {t("cancel")}
              </Button>
            )}
          </div>
        )}
        <p className="muted">{t("note")}</p>
      </div>
    </div>
  );
}
