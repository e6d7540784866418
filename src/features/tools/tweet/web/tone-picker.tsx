import { TWEET_TONES, type TweetTone } from "#features/settings/preferences.catalog.ts";
import { useMessages } from "#web/i18n/messages.ts";
import { Chip } from "#web/ui/chip.tsx";
import { tweetMessages } from "./tweet.messages.ts";

interface TonePickerProps {
  tone: TweetTone;
  onPick: (tone: TweetTone) => void;
}

export function TonePicker({ tone, onPick }: TonePickerProps) {
  const t = useMessages(tweetMessages);
  return (
    <fieldset className="tweet-tones">
      <legend className="cap">{t("tone")}</legend>
      {TWEET_TONES.map((item) => (
        <Chip key={item} isPressed={item === tone} onClick={() => onPick(item)}>
          {t(`tone_${item}`)}
        </Chip>
      ))}
    </fieldset>
  );
}
