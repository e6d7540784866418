import type { ReactNode } from "react";
import { useSearch } from "wouter";
import { useMessages } from "#web/i18n/messages.ts";
import { lazyPart, useLazyPart } from "#web/lib/lazy-part.ts";
import { Anchor } from "#web/ui/anchor.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { wallSidesMessages } from "./wall-sides.messages.ts";
import "./wall-sides.css";

const wallPage = lazyPart(async () => (await import("./wall-page.tsx")).WallPage);

const BOARD_PATH = "/leaderboard";
const WALL_PATH = `${BOARD_PATH}?view=wall`;

/** The two sides of the leaderboard: the board itself, and the wall, whose code comes when it is shown. */
export function WallSides({ board }: { board: ReactNode }) {
  const t = useMessages(wallSidesMessages);
  const isWall = new URLSearchParams(useSearch()).get("view") === "wall";
  return (
    <>
      <div className={isWall ? "wall-background" : "paper"}>
        <nav className="wall-sides wrap display" aria-label={t("sides")}>
          <Anchor href={BOARD_PATH} aria-current={isWall ? undefined : "page"}>
            {t("board")}
          </Anchor>
          <Anchor href={WALL_PATH} aria-current={isWall ? "page" : undefined}>
            {t("wall")}
          </Anchor>
        </nav>
      </div>
      {isWall ? <Wall /> : board}
    </>
  );
}

function Wall() {
  const t = useMessages(wallSidesMessages);
  const WallPage = useLazyPart(wallPage);
  return WallPage === undefined ? <Skeleton className="wall-opening" label={t("opening")} /> : <WallPage />;
}
