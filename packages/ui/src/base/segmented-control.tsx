import { useId, useState } from 'react';

export type Segment<Value extends string | number> = {
  value: Value;
  label: string;
  disabled?: boolean;
};

type Props<Value extends string | number> = {
  label: string;
  value: Value;
  segments: readonly Segment<Value>[];
  /**
   * may return a promise if `value` changes later: the chosen segment is checked until it settles
   */
  onChange: (value: Value) => void | Promise<void>;
};

/**
 * A choice of visible segments, as radio buttons, so that arrow keys work. On a phone those that do
 * not fit in one line are spread evenly over several.
 */
export function SegmentedControl<Value extends string | number>({
  label,
  value,
  segments,
  onChange,
}: Props<Value>) {
  const name = useId();
  // the choice until the value changes; an async action of React would delay all other transitions
  const [chosen, setChosen] = useState<{ value: Value; from: Value }>();
  const choose = (next: Value) => {
    const change = onChange(next);
    if (!(change instanceof Promise)) return;
    const choice = { value: next, from: value };
    setChosen(choice);
    const end = () => setChosen((now) => (now === choice ? undefined : now));
    change.then(end, end);
  };
  const checked = chosen?.from === value ? chosen.value : value;
  return (
    <fieldset className="inline-flex h-7 w-fit phone:inline-block phone:h-auto phone:text-balance max-w-full min-w-0 shrink-0 overflow-clip rounded-md border border-line bg-raised has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      <legend className="sr-only">{label}</legend>
      {segments.map((segment) => (
        <label
          key={segment.value}
          className="relative flex shrink-0 items-center px-2.5 text-muted phone:inline-flex phone:h-6.5 phone:px-2 phone:align-top has-checked:bg-hover has-checked:font-medium has-checked:text-text forced-colors:has-checked:outline-2 forced-colors:has-checked:-outline-offset-3 has-disabled:text-faint has-disabled:line-through"
        >
          <input
            type="radio"
            name={name}
            value={segment.value}
            checked={segment.value === checked}
            disabled={segment.disabled}
            onChange={() => choose(segment.value)}
            className="absolute inset-0 appearance-none opacity-0 outline-none"
          />
          {segment.label}
        </label>
      ))}
    </fieldset>
  );
}
