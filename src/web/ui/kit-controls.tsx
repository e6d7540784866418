import { useState } from "react";
import { Button, ButtonLink } from "./button.tsx";
import { Checkbox } from "./checkbox.tsx";
import { Chip } from "./chip.tsx";
import { SelectField, TextAreaField, TextField } from "./field.tsx";
import { FileField } from "./file-field.tsx";
import { IconButton } from "./icon-button.tsx";
import { Range } from "./range.tsx";
import { Switch } from "./switch.tsx";
import { TabPanel, Tabs } from "./tabs.tsx";
import { Tag } from "./tag.tsx";

const TONES = [
  { value: "bullish", label: "Bullish" },
  { value: "calm", label: "Calm" },
];

export function Buttons() {
  return (
    <>
      <div className="row">
        <ButtonLink href="https://example.org">Buy $TOKEN</ButtonLink>
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
      <Button isWide>Create account</Button>
    </>
  );
}

export function Fields() {
  const [bio, setBio] = useState("");
  const [file, setFile] = useState<File>();
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
      <FileField label="Picture" name="picture" accept="image/*" file={file} onFile={setFile} />
      <TextField label="Wallet" isData placeholder="32-44 characters" />
    </div>
  );
}

export function Choices() {
  const [isLoud, setIsLoud] = useState(true);
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
        <Chip isPressed={isLoud} onClick={() => setIsLoud(!isLoud)}>
          loud
        </Chip>
        <Chip isPressed={!isLoud} onClick={() => setIsLoud(!isLoud)}>
          quiet
        </Chip>
      </div>
    </>
  );
}
