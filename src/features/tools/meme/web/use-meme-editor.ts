import { useEffect, useMemo, useReducer, useRef, useState } from "react";
import { memeTemplates } from "#pack/meme-templates.catalog.ts";
import { changePlace, createProject, getBackgroundGraphic, parseProject } from "../meme.rules.ts";
import type { MemeBackground, MemeProject, UploadBackground } from "../meme.schema.ts";
import type { Size } from "../meme-bounds.rules.ts";
import { createHistory, type History, type HistoryAction, reduceHistory } from "../meme-history.rules.ts";
import { layDown } from "../picture-place.rules.ts";
import { readDraft, writeDraft } from "./draft-store.ts";

/** How long the editor must rest before its draft is kept, in milliseconds. */
const DRAFT_DELAY_MS = 400;

export interface MemeEditor {
  project: MemeProject;
  /** False until the draft of the last visit is back in the editor. */
  isReady: boolean;
  canUndo: boolean;
  canRedo: boolean;
  /** Steps with the same tag in a row are undone as one. */
  change(change: (project: MemeProject) => MemeProject, tag?: string): void;
  undo(): void;
  redo(): void;
  /** The uploaded picture last taken in, whether it is shown or not. */
  lastUpload: Upload | undefined;
  /** Lays it on the stage again, as it lay there last. */
  showUpload(): void;
  getUpload(background: MemeBackground): Blob | undefined;
  /** Lays an uploaded picture in the editor; without its size it fills the frame. */
  addUpload(blob: Blob, size?: Size): void;
  /** Takes a whole meme from elsewhere; undo brings back what was here. False when a part of it is missing. */
  open(project: MemeProject, upload: Blob | undefined): boolean;
}

export interface Upload {
  id: string;
  blob: Blob;
}

type Action = HistoryAction<MemeProject> | { type: "restore"; project: MemeProject };

function reduceEditor(history: History<MemeProject>, action: Action): History<MemeProject> {
  if (action.type !== "restore") return reduceHistory(history, action);
  // What was done before the draft arrived is newer than the draft.
  return history.past.length > 0 ? history : createHistory(action.project);
}

function startHistory(): History<MemeProject> {
  const [first] = memeTemplates;
  return createHistory(
    createProject(first ? { kind: "template", id: first.id } : { kind: "graphic", id: "cyberpunk-grid" }),
  );
}

/** Names an upload in the steps, the draft and the worker; it outlives the visit, so counting would not do. */
function createUploadId(): string {
  return crypto.getRandomValues(new Uint32Array(2)).join("-");
}

function layUpload(project: MemeProject, uploadId: string, size?: Size): MemeProject {
  const laid: MemeProject = {
    ...project,
    background: { kind: "upload", uploadId, ground: getBackgroundGraphic(project) },
  };
  return size === undefined ? laid : changePlace(laid, (_place, fit) => layDown(fit), size);
}

/** Whether everything the meme shows is still to be had. */
function isComplete({ background }: MemeProject, upload: Blob | undefined): boolean {
  if (background.kind === "upload") return upload !== undefined;
  return background.kind === "graphic" || memeTemplates.some(({ id }) => id === background.id);
}

/** The meme in the making: its steps, its uploads and its draft. */
export function useMemeEditor(): MemeEditor {
  const [history, dispatch] = useReducer(reduceEditor, undefined, startHistory);
  const [isReady, setIsReady] = useState(false);
  const [lastUpload, setLastUpload] = useState<Upload>();
  const uploads = useRef(new Map<string, Blob>());
  const shownUpload = useRef<UploadBackground>(undefined);
  const { present: project, past, future } = history;
  const canUndo = past.length > 0;
  const canRedo = future.length > 0;
  // Undone to the start it is what the visitor wants back, too.
  const isChanged = canUndo || canRedo;

  useEffect(() => {
    let isGone = false;
    readDraft().then((draft) => {
      if (isGone) return;
      const drafted = parseProject(draft?.project);
      if (drafted !== undefined && isComplete(drafted, draft?.upload)) {
        if (drafted.background.kind === "upload" && draft?.upload) {
          uploads.current.set(drafted.background.uploadId, draft.upload);
          setLastUpload({ id: drafted.background.uploadId, blob: draft.upload });
        }
        dispatch({ type: "restore", project: drafted });
      }
      setIsReady(true);
    });
    return () => {
      isGone = true;
    };
  }, []);

  useEffect(() => {
    if (project.background.kind === "upload") shownUpload.current = project.background;
  }, [project.background]);

  useEffect(() => {
    if (!isReady || !isChanged) return;
    function save() {
      clearTimeout(timer);
      const upload =
        project.background.kind === "upload" ? uploads.current.get(project.background.uploadId) : undefined;
      void writeDraft({ project: JSON.stringify(project), upload });
    }
    const timer = setTimeout(save, DRAFT_DELAY_MS);
    window.addEventListener("pagehide", save);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pagehide", save);
    };
  }, [project, isReady, isChanged]);

  const actions = useMemo(() => {
    function addBlob(blob: Blob): string {
      const id = createUploadId();
      uploads.current.set(id, blob);
      setLastUpload({ id, blob });
      return id;
    }
    return {
      change: (change: (project: MemeProject) => MemeProject, tag?: string) =>
        dispatch({ type: "change", change, tag }),
      undo: () => dispatch({ type: "undo" }),
      redo: () => dispatch({ type: "redo" }),
      getUpload: (background: MemeBackground) =>
        background.kind === "upload" ? uploads.current.get(background.uploadId) : undefined,
      addUpload: (blob: Blob, size?: Size) => {
        const uploadId = addBlob(blob);
        dispatch({ type: "change", change: (shown) => layUpload(shown, uploadId, size) });
      },
      open: (opened: MemeProject, upload: Blob | undefined) => {
        const { background } = opened;
        const isUpload = background.kind === "upload" && upload !== undefined;
        const restored: MemeProject = isUpload
          ? { ...opened, background: { ...background, uploadId: addBlob(upload) } }
          : opened;
        if (!isComplete(restored, upload)) return false;
        dispatch({ type: "change", change: () => restored });
        return true;
      },
    };
  }, []);

  function showUpload(): void {
    if (lastUpload === undefined) return;
    const { id } = lastUpload;
    const before = shownUpload.current;
    actions.change((shown) => (before?.uploadId === id ? { ...shown, background: before } : layUpload(shown, id)));
  }

  return { ...actions, showUpload, project, isReady, lastUpload, canUndo, canRedo };
}
