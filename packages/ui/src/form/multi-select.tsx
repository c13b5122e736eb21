import { ChevronDown } from 'lucide-react';
import { Button } from '../base/button';
import { Popover, PopoverContent, PopoverTrigger } from '../base/popover';
import { ChoiceList } from './choice-list';

type Props = {
  /** names the options: "Metrics" */
  label: string;
  options: readonly { value: string; label: string }[];
  chosen: readonly string[];
  /** called with the chosen options in the order of all options */
  onChange: (chosen: string[]) => void;
};

/** Any number of many, by name: a button with the count opens a list with a search. */
export function MultiSelect({ label, options, chosen, onChange }: Props) {
  const chosenSet = new Set(chosen);
  const all = options.map(({ value }) => value);
  const toggle = (value: string) =>
    onChange(all.filter((one) => chosenSet.has(one) !== (one === value)));
  const count = all.filter((value) => chosenSet.has(value)).length;
  const isAll = count === all.length;
  return (
    <Popover>
      <PopoverTrigger>
        <Button aria-label={`${label} ${isAll ? 'all' : count} of ${all.length}`}>
          {label} <span className="num text-faint">{isAll ? 'all' : count}</span>
          <ChevronDown aria-hidden className="size-3.5 text-faint" />
        </Button>
      </PopoverTrigger>
      <PopoverContent isList className="w-72">
        <ChoiceList
          label={label}
          choices={options}
          isChosen={(value) => chosenSet.has(value)}
          onChoose={toggle}
          isMany
          autoFocus
        />
        <div className="flex gap-1 border-t p-1">
          <Button variant="quiet" disabled={isAll} onClick={() => onChange(all)}>
            All
          </Button>
          <Button variant="quiet" disabled={count === 0} onClick={() => onChange([])}>
            None
          </Button>
        </div>
      </PopoverContent>
    </Popover>
  );
}
