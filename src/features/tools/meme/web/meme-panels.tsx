import { memo, type RefObject } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import { useLazyPart } from "#web/lib/lazy-part.ts";
import { TabPanel, Tabs } from "#web/ui/tabs.tsx";
import type { VoiceMeme } from "../../voice/voice.schema.ts";
import { VoiceRecorder } from "../../voice/web/voice-recorder.tsx";
import type { TextSpot } from "../meme.rules.ts";
import type { Size } from "../meme-bounds.rules.ts";
import type { Drawer } from "./draw/drawer.ts";
import { memeLook, picturePlacing } from "./late-parts.ts";
import { memeMessages } from "./meme.messages.ts";
import { MemeFields } from "./meme-fields.tsx";
import { MemeWords } from "./meme-words.tsx";
import { TemplatePicker } from "./template-picker.tsx";
import { UploadField } from "./upload-field.tsx";
import type { useEditorTabs } from "./use-editor-tabs.ts";
import type { MemeEditor } from "./use-meme-editor.ts";

const NAME = "meme";

/** A letter typed beside it is no news to it. */
const QuietRecorder = memo(VoiceRecorder);

type EditorTabs = ReturnType<typeof useEditorTabs>;

/** What can be changed, by name; above the panels, or below the picture where they scroll by. */
export function MemeTabs({ editorTabs }: { editorTabs: EditorTabs }) {
  const t = useMessages(memeMessages);
  return (
    <Tabs
      name={NAME}
      label={t("tabs")}
      className="meme-tabs"
      items={editorTabs.tabs.map((id) => ({ id, label: t(`tab_${id}`) }))}
      selectedId={editorTabs.selected}
      onSelect={editorTabs.select}
    />
  );
}

interface MemePanelsProps {
  editorTabs: EditorTabs;
  editor: MemeEditor;
  drawer: Drawer | undefined;
  fieldRefs: Record<TextSpot, RefObject<HTMLInputElement | null>>;
  /** Of the upload that is shown. */
  uploadSize: Size | undefined;
  isReading: boolean;
  onPick: (file: File) => void;
  onCaptions: (captions: VoiceMeme) => void;
}

export function MemePanels(props: MemePanelsProps) {
  const { editorTabs, editor, drawer, fieldRefs, uploadSize, isReading, onPick, onCaptions } = props;
  const t = useMessages(memeMessages);
  const { opened } = editorTabs;
  const MemeLook = useLazyPart(memeLook, { isWanted: opened === "look" });
  const placing = useLazyPart(picturePlacing, { isWanted: uploadSize !== undefined });
  return (
    <>
      {opened === "template" && (
        <TabPanel name={NAME} id="template">
          <TemplatePicker editor={editor} drawer={drawer} />
        </TabPanel>
      )}
      {/* Always there: a recording goes on while another tab is looked at. */}
      <TabPanel name={NAME} id="text" className="meme-panel meme-panel-text" hidden={opened !== "text"}>
        <div className="meme-fields">
          <MemeFields editor={editor} fieldRefs={fieldRefs} />
          <MemeWords editor={editor} />
        </div>
        <div className="meme-fields">
          <QuietRecorder onCaptions={onCaptions} />
          <p className="muted">{t("moveHint")}</p>
          <p className="muted">{t("note")}</p>
        </div>
      </TabPanel>
      {opened === "look" && (
        <TabPanel name={NAME} id="look" className="meme-panel">
          {MemeLook && <MemeLook editor={editor} />}
        </TabPanel>
      )}
      {opened === "upload" && (
        <TabPanel name={NAME} id="upload" className="meme-panel">
          {uploadSize && placing && <placing.MemePlacing editor={editor} picture={uploadSize} />}
          <UploadField hasUpload={editor.lastUpload !== undefined} isBusy={isReading} onPick={onPick} />
        </TabPanel>
      )}
    </>
  );
}
