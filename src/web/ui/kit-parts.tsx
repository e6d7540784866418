import { type ReactNode, useState } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import { Address } from "./address.tsx";
import { Button } from "./button.tsx";
import { Divider } from "./divider.tsx";
import { EmptyState } from "./empty-state.tsx";
import { FactLine, FactList } from "./fact-list.tsx";
import { FitTitle } from "./fit-title.tsx";
import { kitMessages } from "./kit.messages.ts";
import { Buttons, Choices, Fields } from "./kit-controls.tsx";
import { KitOverlays } from "./kit-overlays.tsx";
import { LoadMore } from "./load-more.tsx";
import { NeonCard } from "./neon-card.tsx";
import { Pagination } from "./pagination.tsx";
import { PictureCard } from "./picture-card.tsx";
import { ProgressBar } from "./progress-bar.tsx";
import { Skeleton } from "./skeleton.tsx";
import { TabPanel, Tabs } from "./tabs.tsx";
import { Tag } from "./tag.tsx";

const ADDRESS = "Zip1111111111111111111111111111111111111Grin";
const PICTURE =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='600' height='600'%3E%3Crect width='600' height='600' fill='%23f0187f'/%3E%3Ccircle cx='300' cy='320' r='220' fill='%2314d8ff'/%3E%3C/svg%3E";

export function Kit() {
  const t = useMessages(kitMessages);
  return (
    <main className="wrap section-quiet stack">
      <h1 className="display t3 w-75">{t("parts")}</h1>
      <FitTitle title={t.title("leaderboard")} as="p" />
      <FitTitle title={t.title("wide")} as="p" />
      <div className="grid-12">
        <KitColumn>
          <Buttons />
          <Fields />
          <Choices />
        </KitColumn>
        <KitColumn>
          <Signs />
          <KitOverlays />
          <div className="paper kit-block stack">
            <Facts />
            <Buttons />
            <Fields />
            <Choices />
          </div>
          <div className="gold-block kit-block stack comb-end">
            <Facts />
            <Buttons />
          </div>
          <div className="hero-block kit-block stack">
            <Buttons />
          </div>
          <div className="flood-block kit-block stack">
            <Buttons />
          </div>
        </KitColumn>
      </div>
      <Headline />
      <EmptyState fact={<FitTitle title={t.title("nothing")} as="p" />} action={<Button>Make a meme</Button>}>
        <p>Your vault is empty. Make one thing and it shows up here.</p>
      </EmptyState>
      <NeonCard className="kit-picture-card">
        <PictureCard
          href="/vault"
          title="Rally uprising"
          note="1/4"
          picture={<img src={PICTURE} alt="" width="600" height="600" />}
        />
      </NeonCard>
      <NeonCard>
        <p className="lead">This rises as it scrolls into view.</p>
      </NeonCard>
    </main>
  );
}

function KitColumn({ children }: { children: ReactNode }) {
  return <div className="kit-column stack">{children}</div>;
}

function Signs() {
  const [page, setPage] = useState(1);
  return (
    <>
      <Divider />
      <ProgressBar label="Upload" value={0.62} />
      <ProgressBar label="Zipping" />
      <div className="gold-block kit-block comb-end">
        Comb edge: block colour bites into the next ground → ← ↑ ↓ ↗ ✓ ★
      </div>
      <div className="row">
        <Pagination label="Pages" page={page} pageCount={9} onPage={setPage} />
        <LoadMore onLoad={() => undefined} />
      </div>
      <Skeleton shape="block" label="Loading" />
      <Address value={ADDRESS} label="Primary token" />
    </>
  );
}

function Facts() {
  return (
    <FactList>
      <FactLine label="Liquidity" value="locked" source={<Tag variant="outline">checked 2 h ago</Tag>} />
      <FactLine label="Supply" value="1,000,000,000" />
      <FactLine label="A line with a label that is much longer than its column and therefore breaks" value="10,000" />
    </FactList>
  );
}

function Headline() {
  const [tool, setTool] = useState("tweet");
  return (
    <>
      <Tabs
        label="Tools"
        name="tools"
        variant="headline"
        items={[
          { id: "meme", label: "Meme gen" },
          { id: "tweet", label: "Tweet gen" },
          { id: "pfp", label: "PFP gen" },
        ]}
        selectedId={tool}
        onSelect={setTool}
      />
      <TabPanel name="tools" id={tool}>
        {tool}
      </TabPanel>
    </>
  );
}
