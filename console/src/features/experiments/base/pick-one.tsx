import { buttonClass } from '@trainyard/ui/base/button';
import { Popover, PopoverContent, PopoverTrigger } from '@trainyard/ui/base/popover';
import { type Choice, ChoiceList } from '@trainyard/ui/form/choice-list';
import { cn } from '@trainyard/ui/lib/utils';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';

type Props<Value extends string> = {
  label: string;
  /** the selected value, which need not be listed */
  value: unknown;
  options: readonly Choice<Value>[];
  onChange: (value: Value) => void;
  autoFocus?: boolean;
  /** the label of the button for a value that is not listed */
  nameOf?: (value: string) => string;
  nothingFound?: string;
  className?: string;
};

/** A select with search: a button with the chosen name, and a list of all names. */
export function PickOne<Value extends string>(props: Props<Value>) {
  const { label, value, options, nameOf = (text) => text, autoFocus } = props;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const selectedLabel = options.find((option) => option.value === value)?.label;
  const text = selectedLabel ?? (typeof value === 'string' ? nameOf(value) : '');
  return (
    <Popover open={isOpen} onOpenChange={setIsOpen}>
      <PopoverTrigger>
        <button
          type="button"
          // biome-ignore lint/a11y/noAutofocus: what was just added is what is changed next
          autoFocus={autoFocus}
          aria-label={text === '' ? label : `${label}: ${text}`}
          title={text}
          className={cn(
            buttonClass({ variant: 'outline' }),
            'w-60 max-w-full min-w-0 justify-between! font-normal! phone:w-48! phone:grow',
            props.className,
          )}
        >
          <span className={cn('truncate', text === '' && 'text-faint')}>{text || 'Choose'}</span>
          <ChevronDown aria-hidden className="size-3.5 text-faint" />
        </button>
      </PopoverTrigger>
      <PopoverContent aria-label={label} className="w-72 overflow-clip p-0!">
        <ChoiceList
          autoFocus
          id={id}
          label={label}
          choices={options}
          nothingFound={props.nothingFound ?? 'Nothing matches'}
          isChosen={(each) => each === value}
          onChoose={(next) => {
            setIsOpen(false);
            props.onChange(next);
          }}
        />
      </PopoverContent>
    </Popover>
  );
}
