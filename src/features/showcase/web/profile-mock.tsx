import { bannerFace } from "#pack/brand.catalog.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { getMediaUrl } from "#web/lib/media-url.ts";
import { classNames } from "#web/ui/class-names.ts";
import { bannerMessages } from "./banner.messages.ts";
import { BannerPicture } from "./banner-picture.tsx";

const PORTRAIT = `pfps/${bannerFace}-256`;

interface ProfileMockProps {
  kind: "wide" | "phone";
  caption: string;
}

/** A drawing of a profile's head with the banner in its place; readers get the caption. */
export function ProfileMock({ kind, caption }: ProfileMockProps) {
  const t = useMessages(bannerMessages);
  return (
    <figure className={classNames("profile-mock", `profile-mock-${kind}`)}>
      <div className="profile-mock-screen" aria-hidden="true">
        <div className="profile-mock-banner">
          <BannerPicture alt="" />
        </div>
        <picture className="profile-mock-portrait">
          <source type="image/avif" srcSet={getMediaUrl(`${PORTRAIT}.avif`)} />
          <img src={getMediaUrl(`${PORTRAIT}.webp`)} width={256} height={256} alt="" loading="lazy" />
        </picture>
        <div className="profile-mock-words">
          <p className="profile-mock-name display w-75">{t("profileName")}</p>
          <p className="data muted">{t("profileHandle")}</p>
          <p>{t("profileText")}</p>
        </div>
        <div className="profile-mock-posts">
          <i />
          <i />
          <i />
        </div>
      </div>
      <figcaption className="cap muted">{caption}</figcaption>
    </figure>
  );
}
