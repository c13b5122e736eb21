import { Button } from '@trainyard/ui/base/button';
import { Checkbox } from '@trainyard/ui/base/checkbox';
import { Popover, PopoverContent, PopoverTrigger } from '@trainyard/ui/base/popover';
import { plural } from '@trainyard/ui/lib/format';
import { ChevronDown } from 'lucide-react';
import { mostHyperparameters } from './trial-dimensions';

type Props = {
  names: readonly string[];
  /** an empty list means all, or the first ten of many */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

/** Selects the hyperparameters that have an axis: ten at most. */
export function HyperparameterPicker({ names, chosen, onChange }: Props) {
  const chosenNames = names.filter((name) => chosen.includes(name));
  const isAll = chosenNames.length === 0;
  const toggle = (name: string) =>
    onChange(
      chosenNames.includes(name)
        ? chosenNames.filter((one) => one !== name)
        : names.filter((one) => one === name || chosenNames.includes(one)),
    );
  return (
    <Popover>
      <PopoverTrigger>
        <Button aria-label={`HP ${isAll ? 'All' : chosenNames.length} (hyperparameters)`}>
          HP {isAll ? 'All' : chosenNames.length}
          <ChevronDown aria-hidden className="size-3.5 text-faint" />
        </Button>
      </PopoverTrigger>
      <PopoverContent className="max-h-80 overflow-y-auto">
        <fieldset className="grid gap-2">
          <legend className="sr-only">Hyperparameters</legend>
          <Line label="All" isChecked={isAll} onChange={() => onChange([])} />
          {names.map((name) => (
            <Line
              key={name}
              label={name}
              isChecked={chosenNames.includes(name)}
              isDisabled={!chosenNames.includes(name) && chosenNames.length >= mostHyperparameters}
              onChange={() => toggle(name)}
            />
          ))}
        </fieldset>
        {names.length > mostHyperparameters ? (
          <p className="mt-2 max-w-56 text-sm text-faint">
            {isAll
              ? `Of ${plural(names.length, 'hyperparameter')} the first ${mostHyperparameters} are shown.`
              : `At most ${mostHyperparameters}.`}
          </p>
        ) : null}
      </PopoverContent>
    </Popover>
  );
}

type LineProps = { label: string; isChecked: boolean; isDisabled?: boolean; onChange: () => void };

const Line = ({ label, isChecked, isDisabled = false, onChange }: LineProps) => (
  // biome-ignore lint/a11y/noLabelWithoutControl: the checkbox is the control
  <label className="flex max-w-72 items-center gap-2">
    <Checkbox checked={isChecked} disabled={isDisabled} onChange={onChange} />
    <span className="truncate font-mono text-sm">{label}</span>
  </label>
);
