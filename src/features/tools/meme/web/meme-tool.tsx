import { type FocusEvent, type KeyboardEvent, useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { memeTemplates } from "#pack/meme-templates.catalog.ts";
import { useMessages, usePackWords } from "#web/i18n/messages.ts";
import { useLazyPart } from "#web/lib/lazy-part.ts";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import type { VoiceMeme } from "../../voice/voice.schema.ts";
import { changeTexts, type TextSpot } from "../meme.rules.ts";
import { type Drawer, openDrawer } from "./draw/drawer.ts";
import { getPictureName } from "./get-picture-name.ts";
import { memeResult, useLateParts } from "./late-parts.ts";
import { memeMessages } from "./meme.messages.ts";
import { MemeBar } from "./meme-bar.tsx";
import { toBlob } from "./meme-item.ts";
import { MemePanels, MemeTabs } from "./meme-panels.tsx";
import { MemeStage } from "./meme-stage.tsx";
import { getTemplateUrl } from "./picture-request.ts";
import { RawTemplate } from "./stage-cover.tsx";
import { TemplatePicker } from "./template-picker.tsx";
import { useDrop } from "./use-drop.ts";
import { useEditorTabs } from "./use-editor-tabs.ts";
import { useMakeMeme } from "./use-make-meme.ts";
import { type MemeEditor, useMemeEditor } from "./use-meme-editor.ts";
import { useMemeSaver } from "./use-meme-saver.ts";
import { usePictureSize } from "./use-picture-size.ts";
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

/** Puts spoken captions in the editor, where they stay editable. */
function putCaptions({ change, addUpload }: Pick<MemeEditor, "change" | "addUpload">, meme: VoiceMeme): void {
  const { topText, centerText, bottomText, generatedImageUrl } = meme;
  const template = memeTemplates.find(({ id }) => getTemplateUrl(id) === generatedImageUrl);
  change((shown) => ({
    ...changeTexts(shown, { top: topText, center: centerText, bottom: bottomText }),
    ...(template && { background: { kind: "template", id: template.id } }),
  }));
  const picture = toBlob(generatedImageUrl);
  if (picture !== undefined) addUpload(picture);
}

/** Everywhere in the editor, also in the fields: two histories side by side would fight. */
function handleSteps(event: KeyboardEvent, editor: MemeEditor): void {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  const key = event.key.toLowerCase();
  if (key !== "z" && key !== "y") return;
  event.preventDefault();
  if (key === "y" || event.shiftKey) editor.redo();
  else editor.undo();
}

export function MemeTool() {
  const t = useMessages(memeMessages);
  const inWords = usePackWords();
  const editorRef = useRef<HTMLDivElement>(null);
  const editor = useMemeEditor();
  const drawer = useDrawer();
  const saver = useMemeSaver(editor);
  const { made, isMaking, make, cancel } = useMakeMeme({ editor, drawer, onMade: saver.autoSave });
  const image = made?.image;
  const editorTabs = useEditorTabs(editorRef, image !== undefined);
  const { reading, read } = useUpload({
    drawer,
    onStart: () => editorTabs.select("upload"),
    onUpload: editor.addUpload,
  });
  const drop = useDrop((file) => void read(file));
  const fieldRefs = {
    top: useRef<HTMLInputElement>(null),
    center: useRef<HTMLInputElement>(null),
    bottom: useRef<HTMLInputElement>(null),
  };
  const { change, addUpload } = editor;
  const putHeard = useCallback((meme: VoiceMeme) => putCaptions({ change, addUpload }, meme), [change, addUpload]);
  useReopen(editor);
  useLateParts();
  const MemeResult = useLazyPart(memeResult, { isWanted: image !== undefined });
  const { background } = editor.project;
  const uploadSize = usePictureSize(editor.getUpload(background));
  const isRaw = made !== undefined && image === undefined && background.kind === "template";
  const result = made && image && drawer && MemeResult && (
    <MemeResult meme={{ project: made.project, image }} editor={editor} drawer={drawer} saver={saver} />
  );

  function editWords(spot: TextSpot): void {
    flushSync(() => editorTabs.open("text"));
    fieldRefs[spot].current?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts, the focus in view, and a place to drop, beside the controls that do the same
    <div
      ref={editorRef}
      className={classNames(
        "meme-editor",
        editorTabs.isWide && "meme-editor-wide",
        drop.isOver && "meme-editor-dropping",
        editorTabs.opened === "text" && "meme-editor-typing",
        image && "meme-editor-made",
      )}
      onKeyDown={(event) => handleSteps(event, editor)}
      onFocus={showFocused}
      {...drop.handlers}
    >
      <div className="meme-view">
        <MemeStage
          editor={editor}
          drawer={drawer}
          pictureName={getPictureName(t, inWords, background)}
          isBusy={isMaking}
          uploadSize={uploadSize}
          incoming={reading}
          instead={isRaw && <RawTemplate id={background.id} />}
          onEdit={editWords}
        />
        <MemeBar editor={editor} isMade={result !== undefined}>
          {result ?? (
            <>
              <Button className="meme-make" size="medium" isBusy={isMaking} onClick={() => void make()}>
                {t(isMaking ? "making" : "make")}
              </Button>
              {isMaking && (
                <Button size="medium" variant="line" icon={null} onClick={cancel}>
                  {t("cancel")}
                </Button>
              )}
            </>
          )}
        </MemeBar>
        {editorTabs.isStacked && <MemeTabs editorTabs={editorTabs} />}
      </div>
      <div className="meme-sheet">
        {!editorTabs.isStacked && <MemeTabs editorTabs={editorTabs} />}
        <MemePanels
          editorTabs={editorTabs}
          editor={editor}
          drawer={drawer}
          fieldRefs={fieldRefs}
          uploadSize={uploadSize}
          isReading={reading !== undefined}
          onPick={(file) => void read(file)}
          onCaptions={putHeard}
        />
        {editorTabs.isWide && <TemplatePicker editor={editor} drawer={drawer} />}
      </div>
      {drop.isOver && <p className="meme-drop display w-62">{t("dropHere")}</p>}
    </div>
  );
}

/** What the focus comes to lies neither below the picture that sticks nor beyond the end of its row: browsers look for neither. */
function showFocused({ target }: FocusEvent<HTMLElement>): void {
  if (!target.matches(":is(.meme-sheet, .meme-more) :focus-visible")) return;
  const whole = target.closest("label") ?? target;
  // After the browser's own scrolling has begun, which this one takes the place of.
  requestAnimationFrame(() => whole.scrollIntoView({ block: "nearest", inline: "nearest" }));
}
