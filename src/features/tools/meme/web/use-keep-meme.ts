import { useMessages } from "#web/i18n/messages.ts";
import { type Keeper, useKeep } from "../../web/use-keep.ts";
import type { MemeProject } from "../meme.schema.ts";
import { getPictureName } from "./get-picture-name.ts";
import { memeMessages } from "./meme.messages.ts";
import { toNewContent } from "./meme-content.ts";
import type { Bench } from "./use-bench.ts";

export interface PrintedMeme {
  project: MemeProject;
  print: Blob;
}

export function useKeepMeme(bench: Bench): Keeper<PrintedMeme> {
  const t = useMessages(memeMessages);
  return useKeep<PrintedMeme>({
    getKey: ({ project }) => project,
    toNewContent: ({ project, print }) => {
      const { background } = project;
      const parts = { upload: bench.getUpload(background), pictureName: getPictureName(t, background) };
      return toNewContent({ project, print, ...parts });
    },
  });
}
