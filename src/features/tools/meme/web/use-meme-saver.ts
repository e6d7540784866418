import { useMessages, usePackWords } from "#web/i18n/messages.ts";
import { sending } from "../../voice/web/voice.api.ts";
import { useVaultSaver, type VaultSaver } from "../../web/use-vault-saver.ts";
import type { MemeProject } from "../meme.schema.ts";
import { getPictureName } from "./get-picture-name.ts";
import { memeMessages } from "./meme.messages.ts";
import { toNewItem } from "./meme-item.ts";
import { getReceipt } from "./meme-receipts.ts";
import type { MemeEditor } from "./use-meme-editor.ts";

export interface RenderedMeme {
  project: MemeProject;
  image: Blob;
}

export function useMemeSaver(editor: MemeEditor): VaultSaver<RenderedMeme> {
  const t = useMessages(memeMessages);
  const inWords = usePackWords();
  return useVaultSaver<RenderedMeme>({
    getKey: ({ project }) => project,
    send: async (path, content) => (await sending.load()).sendJson(path, content),
    toNewItem: async ({ project, image }) => {
      const { background } = project;
      const parts = { upload: editor.getUpload(background), pictureName: getPictureName(t, inWords, background) };
      return { ...(await toNewItem({ project, image, ...parts })), receiptId: await getReceipt(image) };
    },
  });
}
