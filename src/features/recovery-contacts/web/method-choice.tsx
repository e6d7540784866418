import { useId } from "react";
import "./method-choice.css";

type Method = "email" | "sms";

interface MethodChoiceProps {
  legend: string;
  labels: Record<Method, string>;
  value: Method;
  onChange: (method: Method) => void;
}

const METHODS = ["email", "sms"] as const;

/** E-mail or SMS as two native radio buttons. */
export function MethodChoice({ legend, labels, value, onChange }: MethodChoiceProps) {
  const name = useId();
  return (
    <fieldset className="method-choice">
      <legend>{legend}</legend>
      {METHODS.map((method) => (
        <label key={method}>
          <input type="radio" name={name} value={method} checked={method === value} onChange={() => onChange(method)} />
          <span>{labels[method]}</span>
        </label>
      ))}
    </fieldset>
  );
}
