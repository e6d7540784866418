import { useEffect, useRef, useState } from "react";
import { ITEM_IMAGE_MAX_BYTES } from "#features/vault/vault.rules.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { toast } from "#web/ui/toast.ts";
import { UPLOAD_MAX_BYTES } from "../meme.catalog.ts";
import type { Size } from "../meme-bounds.rules.ts";
import type { Drawer } from "./draw/drawer.ts";
import { shrinkDrawing } from "./draw/shrink.ts";
import { memeMessages } from "./meme.messages.ts";
import { measurePicture } from "./use-picture-size.ts";

interface UploadParts {
  drawer: Drawer | undefined;
  /** However a picture came. */
  onStart: () => void;
  onUpload: (blob: Blob, size: Size) => void;
}

interface UploadReader {
  /** The picture that is being made small; shown meanwhile as it came. */
  reading: Blob | undefined;
  read(file: Blob): Promise<void>;
}

function shrink(drawer: Drawer, blob: Blob): Promise<Blob> {
  const request = { blob, maxBytes: ITEM_IMAGE_MAX_BYTES };
  return blob.type === "image/svg+xml" ? shrinkDrawing(request) : drawer.draw("shrink", request);
}

function findPicture(files: Iterable<File>): File | undefined {
  return [...files].find((file) => file.type.startsWith("image/"));
}

/** Takes a picture in, checked and made small; a pasted one as well, wherever on the page it is pasted. */
export function useUpload({ drawer, onStart, onUpload }: UploadParts): UploadReader {
  const t = useMessages(memeMessages);
  const [reading, setReading] = useState<Blob>();

  async function read(file: Blob): Promise<void> {
    if (drawer === undefined || reading !== undefined) return;
    if (!file.type.startsWith("image/")) {
      toast({ title: t("uploadKindTitle"), description: t("uploadKind"), variant: "destructive" });
      return;
    }
    if (file.size > UPLOAD_MAX_BYTES) {
      const description = t("uploadLarge", { max: UPLOAD_MAX_BYTES / 1_000_000 });
      toast({ title: t("uploadLargeTitle"), description, variant: "destructive" });
      return;
    }
    setReading(file);
    onStart();
    try {
      const small = await shrink(drawer, file);
      onUpload(small, await measurePicture(small));
    } catch {
      toast({ title: t("uploadBrokenTitle"), description: t("uploadBroken"), variant: "destructive" });
    } finally {
      setReading(undefined);
    }
  }

  const latestRead = useRef(read);
  useEffect(() => {
    latestRead.current = read;
  });
  useEffect(() => {
    function handlePaste({ clipboardData }: ClipboardEvent) {
      const picture = findPicture(clipboardData?.files ?? []);
      if (picture !== undefined) void latestRead.current(picture);
    }
    document.addEventListener("paste", handlePaste);
    return () => document.removeEventListener("paste", handlePaste);
  }, []);

  return { reading, read };
}
