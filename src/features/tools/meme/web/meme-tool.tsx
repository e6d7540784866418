import { type DragEvent, type KeyboardEvent, useRef, useState } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { VoiceRecorder } from "../../voice/web/voice-recorder.tsx";
import { getPictureName } from "./get-picture-name.ts";
import { memeMessages } from "./meme.messages.ts";
import { MemeFields } from "./meme-fields.tsx";
import { MemeLook } from "./meme-look.tsx";
import { MemeResult } from "./meme-result.tsx";
import { MemeStage } from "./meme-stage.tsx";
import "./meme-tool.css";
import { putCaptions } from "./put-captions.ts";
import { RawTemplate } from "./raw-template.tsx";
import { StageTools } from "./stage-tools.tsx";
import { TemplatePicker } from "./template-picker.tsx";
import { UploadField } from "./upload-field.tsx";
import { useBench } from "./use-bench.ts";
import { useDrawer } from "./use-drawer.ts";
import { useKeepMeme } from "./use-keep-meme.ts";
import { useMakeMeme } from "./use-make-meme.ts";
import { useReopen } from "./use-reopen.ts";
import { useUpload } from "./use-upload.ts";

export function MemeTool() {
  const t = useMessages(memeMessages);
  const bench = useBench();
  const drawer = useDrawer();
  const keeper = useKeepMeme(bench);
  const { made, isMaking, make, cancel } = useMakeMeme({ bench, drawer, onMade: keeper.keepByItself });
  const { isTaking, take } = useUpload({ drawer, onUpload: bench.addUpload });
  const [isDropping, setIsDropping] = useState(false);
  const fieldRefs = {
    top: useRef<HTMLInputElement>(null),
    center: useRef<HTMLInputElement>(null),
    bottom: useRef<HTMLInputElement>(null),
  };
  useReopen(bench);
  const { background } = bench.project;
  const isRaw = made !== undefined && made.print === undefined && background.kind === "template";

  function handleKeyDown(event: KeyboardEvent) {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    const key = event.key.toLowerCase();
    if (key !== "z" && key !== "y") return;
    // Everywhere on the bench, also in the fields: two histories side by side would fight.
    event.preventDefault();
    if (key === "y" || event.shiftKey) bench.redo();
    else bench.undo();
  }

  function handleDragOver(event: DragEvent) {
    if (!event.dataTransfer.types.includes("Files")) return;
    event.preventDefault();
    setIsDropping(true);
  }

  function handleDragLeave({ currentTarget, relatedTarget }: DragEvent) {
    // From one part of the bench to the next it has not left.
    if (!currentTarget.contains(relatedTarget as Node | null)) setIsDropping(false);
  }

  function handleDrop(event: DragEvent) {
    const file = event.dataTransfer.files[0];
    setIsDropping(false);
    if (file === undefined) return;
    event.preventDefault();
    void take(file);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: shortcuts and a place to drop, beside the controls that do the same
    <div
      className={classNames("meme-bench", isDropping && "meme-bench-dropping")}
      onKeyDown={handleKeyDown}
      onDragOver={handleDragOver}
      onDragLeave={handleDragLeave}
      onDrop={handleDrop}
    >
      <div className="meme-view">
        <MemeStage
          bench={bench}
          drawer={drawer}
          pictureName={getPictureName(t, background)}
          isBusy={isMaking}
          instead={isRaw && <RawTemplate id={background.id} />}
          fieldRefs={fieldRefs}
        />
        {isDropping && <p className="meme-drop display w-62">{t("dropHere")}</p>}
        <StageTools bench={bench} />
        <TemplatePicker bench={bench} drawer={drawer} />
        <p className="muted">{t("moveHint")}</p>
      </div>
      <div className="meme-controls">
        <MemeFields bench={bench} fieldRefs={fieldRefs} />
        <UploadField hasUpload={bench.lastUpload !== undefined} isBusy={isTaking} onPick={(file) => void take(file)} />
        <MemeLook bench={bench} />
        <VoiceRecorder onCaptions={(captions) => putCaptions(bench, captions)} />
        {made?.print && drawer ? (
          <MemeResult
            meme={{ project: made.project, print: made.print }}
            bench={bench}
            drawer={drawer}
            keeper={keeper}
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
