import { useMessages } from "#web/i18n/messages.ts";
import { useVaultSaver, type VaultSaver } from "../../web/use-vault-saver.ts";
import type { MemeProject } from "../meme.schema.ts";
import { getPictureName } from "./get-picture-name.ts";
import { memeMessages } from "./meme.messages.ts";
import { toNewItem } from "./meme-item.ts";
import type { MemeEditor } from "./use-meme-editor.ts";

export interface RenderedMeme {
  project: MemeProject;
  image: Blob;
}

export function useMemeSaver(editor: MemeEditor): VaultSaver<RenderedMeme> {
  const t = useMessages(memeMessages);
  return useVaultSaver<RenderedMeme>({
    getKey: ({ project }) => project,
    toNewItem: ({ project, image }) => {
      const { background } = project;
      const parts = { upload: editor.getUpload(background), pictureName: getPictureName(t, background) };
      return toNewItem({ project, image, ...parts });
    },
  });
}
