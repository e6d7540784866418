import type { NewItem } from "#features/vault/vault.schema.ts";
import { nameMeme } from "../meme.rules.ts";
import type { MemeProject } from "../meme.schema.ts";

function toDataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

interface MemeParts {
  project: MemeProject;
  image: Blob;
  upload: Blob | undefined;
  pictureName: string;
}

/** The meme as the vault keeps it, with all that is needed to open it again. */
export async function toNewItem({ project, image, upload, pictureName }: MemeParts): Promise<NewItem> {
  const { top, center, bottom } = project.texts;
  return {
    contentType: "meme",
    title: nameMeme(project, pictureName),
    content: await toDataUrl(image),
    metadata: {
      topText: top.content,
      centerText: center.content,
      bottomText: bottom.content,
      project: JSON.stringify(project),
    },
    ...(upload && { source: await toDataUrl(upload) }),
  };
}

/** A picture that came as a data address; those are no addresses that the page may fetch. */
export function toBlob(dataUrl: string): Blob | undefined {
  const parts = /^data:(image\/(?:png|jpeg|webp));base64,([A-Za-z0-9+/]+={0,2})$/.exec(dataUrl);
  if (parts?.[2] === undefined) return undefined;
  const bytes = Uint8Array.from(atob(parts[2]), (letter) => letter.charCodeAt(0));
  return new Blob([bytes], { type: parts[1] ?? "" });
}
