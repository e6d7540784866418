import type { ReactNode } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import { Anchor } from "#web/ui/anchor.tsx";
import { Icon } from "#web/ui/icon.tsx";
import type { Banner, News, NewsCard } from "../news.schema.ts";
import "./news-block.css";
import { Written } from "#web/ui/written.tsx";
import { newsMessages } from "./news.messages.ts";

function isElsewhere(link: string): boolean {
  return link.startsWith("https:");
}

interface NewsPictureProps {
  picture: Banner | NewsCard;
  sizes: string;
  className: string;
}

/** The uploaded picture in the width that its place needs. */
function NewsPicture({ picture: { pictureUrl, width, height, alt }, sizes, className }: NewsPictureProps) {
  return (
    <img
      className={className}
      src={`${pictureUrl}?width=1200`}
      srcSet={`${pictureUrl}?width=480 480w, ${pictureUrl}?width=1200 1200w, ${pictureUrl} 2560w`}
      sizes={sizes}
      alt={alt}
      width={width ?? undefined}
      height={height ?? undefined}
      loading="lazy"
    />
  );
}

interface NewsLinkProps {
  link: string;
  className: string;
  children: ReactNode;
}

/** A page of this site opens here, another one in a tab of its own that knows nothing of this one. */
function NewsLink({ link, className, children }: NewsLinkProps) {
  const t = useMessages(newsMessages);
  if (!isElsewhere(link)) {
    return (
      <Anchor className={className} href={link}>
        {children}
      </Anchor>
    );
  }
  return (
    <Anchor className={className} href={link} target="_blank">
      {children}
      <span className="visually-hidden"> ({t("opensNewTab")})</span>
    </Anchor>
  );
}

export function NewsBlock({ news: { banner, cards } }: { news: News }) {
  const t = useMessages(newsMessages);
  return (
    <section className="news wrap" aria-label={t("title")}>
      {banner && <BannerPicture banner={banner} />}
      {cards.length > 0 && (
        <ul className="news-cards">
          {cards.map((card) => (
            <Card key={card.id} card={card} />
          ))}
        </ul>
      )}
    </section>
  );
}

function BannerPicture({ banner }: { banner: Banner }) {
  const picture = <NewsPicture picture={banner} sizes="100vw" className="news-banner-picture" />;
  if (banner.link === null) return <div className="news-banner">{picture}</div>;
  return (
    <NewsLink className="news-banner" link={banner.link}>
      {picture}
    </NewsLink>
  );
}

const CARD_SIZES = "(max-width: 760px) 120px, 33vw";

function Card({ card }: { card: NewsCard }) {
  const { title, line, link } = card;
  return (
    <li className="news-card">
      <NewsPicture picture={card} sizes={CARD_SIZES} className="news-card-picture" />
      <div className="news-card-words">
        <h2 className="display t5 w-84">
          {link === null ? (
            <Written>{title}</Written>
          ) : (
            <NewsLink className="news-card-link" link={link}>
              <Written>{title}</Written>
            </NewsLink>
          )}
        </h2>
        {line !== "" && (
          <p>
            <bdi>{line}</bdi>
          </p>
        )}
      </div>
      {link !== null && <Icon name={isElsewhere(link) ? "arrow-up-right" : "arrow-right"} />}
    </li>
  );
}
