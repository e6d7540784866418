import { PackPicture } from "#web/ui/pack-picture.tsx";

export function StakingPicture({ alt }: { alt: string }) {
  return (
    <PackPicture
      frameClass="staking-picture"
      stem="art/staking"
      widths={[600, 1200]}
      plainWidth={600}
      sizes="(max-width: 960px) 100vw, 44vw"
      width={1200}
      height={900}
      loading="lazy"
      decoding="async"
      alt={alt}
    />
  );
}
