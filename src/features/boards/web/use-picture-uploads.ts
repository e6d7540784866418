import { useEffect, useRef, useState } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import { describeError, isUnanswered, showFailure } from "#web/lib/api-errors.ts";
import { loadFailedMessages } from "#web/ui/load-failed.messages.ts";
import { toast } from "#web/ui/toast.ts";
import { BOARD_IMAGE_MAX_BYTES, BOARD_IMAGE_TYPES } from "../board.rules.ts";
import type { BoardImage } from "../board.schema.ts";
import { getSmallImageUrl } from "./boards.api.ts";
import { boardMessages } from "./boards.messages.ts";
import { uploadBoardImage } from "./upload-board-image.ts";

export const PICTURE_MAX_MEGABYTES = BOARD_IMAGE_MAX_BYTES / 1024 / 1024;

export interface PictureUpload {
  key: string;
  name: string;
  preview: string;
  /** There once the server has it. */
  image?: BoardImage;
  /** How much of it is on its way, from 0 to 1. */
  share?: number;
  /** There while it does not go on by itself. */
  stopped?: { text: string; sendAgain: () => void };
}

export interface PictureUploads {
  uploads: readonly PictureUpload[];
  max: number;
  isUploading: boolean;
  /** What the server has, in order. */
  imageIds: string[];
  add(files: Iterable<File>): void;
  remove(key: string): void;
}

interface UploadsOptions {
  max: number;
  /** Pictures that the thing has already. */
  initial?: readonly BoardImage[];
}

function toUpload(image: BoardImage): PictureUpload {
  return { key: image.id, name: "", preview: getSmallImageUrl(image), image };
}

/** The pictures of a form: each is sent as soon as it is chosen, and its place shows how far it is. */
export function usePictureUploads({ max, initial = [] }: UploadsOptions): PictureUploads {
  const t = useMessages(boardMessages);
  const tLoad = useMessages(loadFailedMessages);
  const [uploads, setUploads] = useState<readonly PictureUpload[]>(() => initial.map(toUpload));
  // Two handfuls of files can come before the page is drawn anew.
  const latest = useRef(uploads);
  const running = useRef(new Map<string, AbortController>());

  function change(next: readonly PictureUpload[]) {
    latest.current = next;
    setUploads(next);
  }

  useEffect(() => {
    const controllers = running.current;
    return () => {
      for (const controller of controllers.values()) controller.abort();
      for (const { preview } of latest.current) URL.revokeObjectURL(preview);
    };
  }, []);

  function refuse(description: string) {
    toast({ title: t("uploadFailedTitle"), description, variant: "destructive" });
  }

  function canTake({ name, type, size }: File): boolean {
    if (!BOARD_IMAGE_TYPES.some((known) => known === type)) refuse(t("uploadKind", { name }));
    else if (size > BOARD_IMAGE_MAX_BYTES) refuse(t("uploadLarge", { name, size: PICTURE_MAX_MEGABYTES }));
    else return true;
    return false;
  }

  /** `news` takes the place of what was known of its way. */
  function note(noted: string, news: Pick<PictureUpload, "image" | "share" | "stopped">) {
    change(
      latest.current.map((upload) => {
        const { key, name, preview } = upload;
        return key === noted ? { key, name, preview, ...news } : upload;
      }),
    );
  }

  async function send(key: string, file: File) {
    const controller = new AbortController();
    running.current.set(key, controller);
    try {
      const image = await uploadBoardImage(file, {
        signal: controller.signal,
        onState: ({ share, sendAgain }) =>
          note(key, { share, ...(sendAgain && { stopped: { text: tLoad("still"), sendAgain } }) }),
      });
      note(key, { image });
    } catch (error) {
      if (controller.signal.aborted) return;
      const description = describeError(error, t("uploadFailed", { name: file.name }));
      if (isUnanswered(error)) note(key, { stopped: { text: description, sendAgain: () => void send(key, file) } });
      else remove(key);
      showFailure(error, { title: t("uploadFailedTitle"), description });
    } finally {
      running.current.delete(key);
    }
  }

  function add(files: Iterable<File>) {
    const pictures = [...files].filter(canTake);
    const room = max - latest.current.length;
    if (pictures.length > room) refuse(t("uploadMany", { count: max }));
    for (const file of pictures.slice(0, room)) {
      const key = crypto.randomUUID();
      change([...latest.current, { key, name: file.name, preview: URL.createObjectURL(file) }]);
      void send(key, file);
    }
  }

  function remove(key: string) {
    const removed = latest.current.find((upload) => upload.key === key);
    if (removed === undefined) return;
    running.current.get(key)?.abort();
    change(latest.current.filter((upload) => upload !== removed));
    URL.revokeObjectURL(removed.preview);
  }

  return {
    uploads,
    max,
    isUploading: uploads.some(({ image }) => image === undefined),
    imageIds: uploads.flatMap(({ image }) => image?.id ?? []),
    add,
    remove,
  };
}
