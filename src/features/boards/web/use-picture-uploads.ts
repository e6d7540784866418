import { useEffect, useRef, useState } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import { describeError, showFailure } from "#web/lib/api-errors.ts";
import { toast } from "#web/ui/toast.ts";
import { BOARD_IMAGE_MAX_BYTES, BOARD_IMAGE_TYPES } from "../board.rules.ts";
import type { BoardImage } from "../board.schema.ts";
import { getSmallImageUrl, uploadBoardImage } from "./boards.api.ts";
import { boardMessages } from "./boards.messages.ts";

export const PICTURE_MAX_MEGABYTES = BOARD_IMAGE_MAX_BYTES / 1024 / 1024;

export interface PictureUpload {
  key: string;
  name: string;
  preview: string;
  /** There once the server has it. */
  image?: BoardImage;
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

  async function send(key: string, file: File) {
    const controller = new AbortController();
    running.current.set(key, controller);
    try {
      const image = await uploadBoardImage(file, controller.signal);
      change(latest.current.map((upload) => (upload.key === key ? { ...upload, image } : upload)));
    } catch (error) {
      if (controller.signal.aborted) return;
      remove(key);
      const description = describeError(error, t("uploadFailed", { name: file.name }));
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
