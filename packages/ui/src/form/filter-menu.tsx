import { Button } from '../base/button';
import { Popover, PopoverContent, PopoverTrigger } from '../base/popover';
import { useReportUnknown } from '../lib/refused-values';
import { displayText } from '../lib/visible-controls';
import { toggled } from './choice-field';
import { type Choice, ChoiceList } from './choice-list';

type Props<Value extends string | number> = {
  name: string;
  choices: readonly Choice<Value>[];
  /** empty: all values match */
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
  /** more choices may follow, so that a chosen value without one is not reported */
  isLoading?: boolean;
};

/** A filter of a list: a button with the chosen values, which opens the names. */
export function FilterMenu<Value extends string | number>(props: Props<Value>) {
  const { name, choices, chosen, onChange, isLoading = choices.length === 0 } = props;
  useReportUnknown({
    name,
    values: chosen,
    choices: isLoading ? undefined : choices.map(({ value }) => value),
    fault: (value) => `${value} is not a choice of the filter ${name}.`,
    instead: 'Only rows that have it are listed.',
  });
  const labels = choices.filter(({ value }) => chosen.includes(value)).map(({ label }) => label);
  return (
    <Popover>
      <PopoverTrigger>
        <Button className="max-w-60" aria-pressed={chosen.length > 0}>
          {name}
          <span className="truncate font-normal text-muted">{summary(labels, chosen.length)}</span>
        </Button>
      </PopoverTrigger>
      <PopoverContent className="w-64 overflow-clip p-0!">
        <ChoiceList
          isMany
          autoFocus
          label={name}
          choices={choices}
          isChosen={(value) => chosen.includes(value)}
          onChoose={(value) => onChange(toggled(chosen, value))}
        />
        {chosen.length === 0 ? null : (
          <div className="flex justify-end border-t p-1">
            <Button variant="quiet" onClick={() => onChange([])}>
              Reset
            </Button>
          </div>
        )}
      </PopoverContent>
    </Popover>
  );
}

function summary(labels: readonly string[], count: number): string {
  if (count === 0) return 'all';
  return count <= 2 && labels.length === count ? displayText(labels.join(', ')) : `${count} chosen`;
}
