import { creators } from "media:creators";
import { videos } from "media:videos";
import { LazyIllustration } from "#web/ui/lazy-illustration.tsx";
import { Picture } from "#web/ui/picture.tsx";

/** A still of a video, its title beside it; the illustration where the pack brings none. */
export function VideoPicture({ id, sizes }: { id: string; sizes: string }) {
  const still = videos[id];
  if (still === undefined) return <LazyIllustration className="videos-illustration" />;
  return <Picture picture={still} sizes={sizes} loading="lazy" alt="" />;
}

/** The name beside it says who this is. */
export function CreatorPicture({ id }: { id: string }) {
  const creator = creators[id];
  if (creator === undefined) return <LazyIllustration className="videos-illustration" />;
  return <Picture picture={creator} sizes="96px" width={96} height={96} loading="lazy" alt="" />;
}
