import { staking } from "media:staking";
import { Picture } from "#web/ui/picture.tsx";

export function StakingPicture() {
  return (
    <Picture
      frameClass="staking-picture"
      picture={staking}
      sizes="(max-width: 960px) 100vw, 44vw"
      loading="lazy"
      alt={staking.alt}
    />
  );
}
