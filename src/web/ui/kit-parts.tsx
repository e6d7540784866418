import { type ReactNode, useState } from "react";
import { useMessages } from "#web/i18n/messages.ts";
import { Address } from "./address.tsx";
import { Button, ButtonLink } from "./button.tsx";
import { Checkbox } from "./checkbox.tsx";
import { Chip } from "./chip.tsx";
import { EmptyState } from "./empty-state.tsx";
import { SelectField, TextAreaField, TextField } from "./field.tsx";
import { FitTitle } from "./fit-title.tsx";
import { IconButton } from "./icon-button.tsx";
import { kitMessages } from "./kit.messages.ts";
import { KitOverlays } from "./kit-overlays.tsx";
import { LoadMore } from "./load-more.tsx";
import { NeonCard } from "./neon-card.tsx";
import { Pagination } from "./pagination.tsx";
import { Range } from "./range.tsx";
import { ReceiptLine, ReceiptList } from "./receipt.tsx";
import { Skeleton } from "./skeleton.tsx";
import { Switch } from "./switch.tsx";
import { TabPanel, Tabs } from "./tabs.tsx";
import { Tag } from "./tag.tsx";
import { Teeth } from "./teeth.tsx";
import { Zip } from "./zip.tsx";
import { ZipProgress } from "./zip-progress.tsx";

const ADDRESS = "Zip1111111111111111111111111111111111111Grin";
const TONES = [
  { value: "bullish", label: "Bullish" },
  { value: "calm", label: "Calm" },
];

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
            <Receipt />
            <Buttons />
            <Fields />
            <Choices />
          </div>
          <div className="gold-block kit-block stack comb-end">
            <Receipt />
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
      <NeonCard>
        <p className="lead">This rises as it scrolls into view.</p>
      </NeonCard>
    </main>
  );
}

function KitColumn({ children }: { children: ReactNode }) {
  return <div className="kit-column stack">{children}</div>;
}

function Buttons() {
  return (
    <>
      <div className="row">
        <ButtonLink href="https://example.org">Buy $BAGZ</ButtonLink>
        <Button>Rest</Button>
        <Button variant="bone">Bone</Button>
      </div>
      <div className="row">
        <Button variant="line">Line</Button>
        <Button variant="quiet">Quiet</Button>
        <Button variant="danger" icon="trash">
          Delete
        </Button>
      </div>
      <div className="row">
        <Button size="medium">Medium</Button>
        <Button size="small" variant="line" icon="plus">
          Small
        </Button>
        <Button size="medium" disabled>
          Soon
        </Button>
        <Button size="medium" isBusy>
          Zipping
        </Button>
        <Button size="medium" icon={null}>
          No stub
        </Button>
        <IconButton icon="globe" label="Language" isFramed />
      </div>
      <Button isWide>Create villain account</Button>
    </>
  );
}

function Fields() {
  const [bio, setBio] = useState("");
  return (
    <div className="two-columns">
      <TextField label="Rest" placeholder="Your handle" aside="optional" />
      <TextField label="With hint" defaultValue="@zipgrin" hint="Letters, numbers and underscores." />
      <TextField label="Error" defaultValue="abc" error="Password must be at least 6 characters" />
      <SelectField label="Tone" options={TONES} />
      <TextAreaField
        label="Bio"
        aside={`${bio.length} / 280`}
        value={bio}
        onChange={(event) => setBio(event.target.value)}
      />
      <TextField label="Wallet" isData placeholder="32-44 characters" />
    </div>
  );
}

function Choices() {
  const [isVillain, setIsVillain] = useState(true);
  const [volume, setVolume] = useState(55);
  const [tab, setTab] = useState("all");
  return (
    <>
      <div className="row">
        <Switch defaultChecked>Loud</Switch>
        <Switch>Quiet</Switch>
        <Checkbox defaultChecked>Has images</Checkbox>
        <Checkbox>Newest</Checkbox>
      </div>
      <Range
        label="Volume"
        value={volume}
        min={0}
        max={100}
        valueText={`${volume} %`}
        onChange={(event) => setVolume(Number(event.target.value))}
      />
      <Tabs
        label="Content"
        name="kit"
        items={[
          { id: "all", label: "All content", count: 24 },
          { id: "tweets", label: "Tweets", count: 9 },
          { id: "memes", label: "Memes", count: 8 },
        ]}
        selectedId={tab}
        onSelect={setTab}
      />
      <TabPanel name="kit" id={tab}>
        {tab}
      </TabPanel>
      <div className="row">
        <Tag>You</Tag>
        <Tag variant="gain" isLive>
          Live
        </Tag>
        <Tag variant="outline">Checked 2 h ago</Tag>
        <Tag variant="common">Common</Tag>
        <Tag variant="rare">Rare</Tag>
        <Tag variant="legendary">Legendary</Tag>
        <Chip isPressed={isVillain} onClick={() => setIsVillain(!isVillain)}>
          villain
        </Chip>
        <Chip isPressed={!isVillain} onClick={() => setIsVillain(!isVillain)}>
          classic
        </Chip>
      </div>
    </>
  );
}

function Signs() {
  const [page, setPage] = useState(1);
  return (
    <>
      <Zip />
      <ZipProgress label="Upload" value={0.62} />
      <ZipProgress label="Zipping" />
      <div className="row">
        <Teeth lit={3} label="100 points" />
        <Teeth lit={2} label="50 points" />
        <Teeth lit={1} label="25 points" />
      </div>
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

function Receipt() {
  return (
    <ReceiptList>
      <ReceiptLine label="Liquidity" value="locked" source={<Tag variant="outline">checked 2 h ago</Tag>} />
      <ReceiptLine label="Supply" value="1,000,000,000" />
      <ReceiptLine
        label="A line with a label that is much longer than its column and therefore breaks"
        value="10,000"
      />
    </ReceiptList>
  );
}

function Headline() {
  const [tool, setTool] = useState("tweet");
  return (
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
  );
}
