import { pack } from "#pack/pack.ts";
import { useMessages } from "#web/i18n/messages.ts";
import "./explanation-cards.css";
import { leaderboardMessages } from "./leaderboard.messages.ts";

/** What counts, when it ends and what it pays, behind perforations. */
export function ExplanationCards() {
  const t = useMessages(leaderboardMessages);
  const { points, communityEngagementMax: community, rewards } = pack;
  const earned = {
    tweet: points.tweet.points,
    generated: points.tweet_generated.points,
    meme: points.meme_generated.points,
    pfp: points.pfp_generated.points,
    community,
  };
  const cards = [
    { title: t("earnTitle"), text: t("earnText", earned), link: { text: t("howPointsCome"), href: "#points" } },
    { title: t("resetTitle"), text: t("resetText") },
    { title: t("rewardsTitle"), text: t("rewardsText", { tokens: rewards.upTo }) },
  ];
  return (
    <div className="leaderboard-cards">
      {cards.map(({ title, text, link }) => (
        <section key={title} className="leaderboard-card">
          <h2 className="display t4 w-75">{title}</h2>
          <p>{text}</p>
          {link && (
            <a className="leaderboard-card-link text-link" href={link.href}>
              {link.text}
            </a>
          )}
        </section>
      ))}
    </div>
  );
}
