import { type ReactNode, useId } from "react";
import { Switch } from "#web/ui/switch.tsx";

interface SwitchRowProps {
  title: string;
  text: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** A switch whose whole row can be pressed. */
export function SwitchRow({ title, text, isOn, onChange }: SwitchRowProps) {
  const id = useId();
  return (
    <Switch
      className="settings-row settings-switch"
      checked={isOn}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onChange={(event) => onChange(event.target.checked)}
    >
      <span className="settings-words">
        <b id={`${id}-title`}>{title}</b>
        <span id={`${id}-text`} className="muted">
          {text}
        </span>
      </span>
    </Switch>
  );
}

interface ChoiceRowProps<Value extends string> {
  title: string;
  text: string;
  options: readonly Value[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
  /** What is seen of an option; its text is its name. */
  renderOption: (option: Value) => ReactNode;
}

/** One of a few, all of them in sight, as native radio buttons. */
export function ChoiceRow<Value extends string>(props: ChoiceRowProps<Value>) {
  const { title, text, options, value, onChange, className = "settings-chips", renderOption } = props;
  const id = useId();
  return (
    <fieldset className="settings-row" aria-describedby={`${id}-text`}>
      <legend>{title}</legend>
      <span id={`${id}-text`} className="settings-words muted">
        {text}
      </span>
      <div className={className}>
        {options.map((option) => (
          <label key={option}>
            <input type="radio" name={id} value={option} checked={option === value} onChange={() => onChange(option)} />
            {renderOption(option)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
