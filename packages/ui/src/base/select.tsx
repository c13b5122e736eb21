import { Check, ChevronDown } from 'lucide-react';
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { characterTypedBy, keyOf } from '../lib/keys';
import { cn } from '../lib/utils';
import { displayText } from '../lib/visible-controls';
import { buttonClass } from './button';
import { menuItem } from './menu-styles';
import { Popover, PopoverContent, PopoverTrigger } from './popover';

export type SelectOption<Value extends string | number> = {
  value: Value;
  label: string;
  icon?: ReactNode;
  /** a line below the name, in the list */
  note?: string | undefined;
};

type Button = Pick<
  ComponentProps<'button'>,
  'id' | 'ref' | 'onBlur' | 'disabled' | 'className' | 'aria-describedby' | 'aria-invalid'
>;

type Choice<Value extends string | number> = {
  /** names the select for screen readers */
  label: string;
  /** shows the label before the value, as buttons of filters do */
  isNamed?: boolean;
  value: Value;
  options: readonly SelectOption<Value>[];
  onChange: (value: Value) => void;
};

/**
 * A choice of a few options: a button that opens a list. Arrows, Home, End, typing and Enter work
 * as in the browser's own select.
 */
export function Select<Value extends string | number>({
  label,
  isNamed = false,
  value,
  options,
  onChange,
  className,
  ...button
}: Choice<Value> & Button) {
  const [isOpen, setIsOpen] = useState(false);
  const current = options.find((option) => option.value === value);
  return (
    <Popover open={isOpen} onOpenChange={setIsOpen}>
      <PopoverTrigger>
        <button
          {...button}
          type="button"
          role="combobox"
          aria-label={label}
          aria-haspopup="listbox"
          aria-expanded={isOpen}
          onKeyDown={(event) => {
            const key = keyOf(event);
            if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
            event.preventDefault();
            setIsOpen(true);
          }}
          className={cn(
            buttonClass({ variant: 'outline' }),
            'max-w-full min-w-0 shrink! justify-between! aria-invalid:border-bad',
            className,
          )}
        >
          <span className="flex min-w-0 items-center gap-1.5">
            {isNamed ? label : null}
            {current?.icon}
            <span className={cn('truncate', isNamed && 'font-normal text-muted')}>
              {current && displayText(current.label)}
            </span>
          </span>
          <ChevronDown aria-hidden className="size-3.5 text-faint" />
        </button>
      </PopoverTrigger>
      <PopoverContent isList className="max-h-80 overflow-y-auto">
        <Listbox
          label={label}
          value={value}
          options={options}
          onChange={(next) => {
            setIsOpen(false);
            if (next !== value) onChange(next);
          }}
        />
      </PopoverContent>
    </Popover>
  );
}

function Listbox<Value extends string | number>({
  label,
  value,
  options,
  onChange,
}: Choice<Value>) {
  const id = useId();
  const selectedIndex = options.findIndex((option) => option.value === value);
  const [active, setActive] = useState(Math.max(0, selectedIndex));
  const typed = useRef({ text: '', at: 0 });

  function find(key: string, now: number) {
    const { text, at } = typed.current;
    typed.current = { text: (now - at < 800 ? text : '') + key.toLowerCase(), at: now };
    const start = typed.current.text;
    const matchIndex = options.findIndex((option) => option.label.toLowerCase().startsWith(start));
    if (matchIndex >= 0) setActive(matchIndex);
  }

  function onKeyDown(event: KeyboardEvent) {
    const last = options.length - 1;
    const moves: Record<string, number> = {
      ArrowDown: Math.min(last, active + 1),
      ArrowUp: Math.max(0, active - 1),
      Home: 0,
      End: last,
    };
    const key = keyOf(event);
    const typedText = characterTypedBy(event);
    const next = moves[key];
    const option = options[active];
    if (next !== undefined) setActive(next);
    else if ((key === 'Enter' || key === ' ') && option) onChange(option.value);
    else if (typedText !== '') find(typedText, event.timeStamp);
    else return;
    event.preventDefault();
  }

  return (
    <div
      role="listbox"
      aria-label={label}
      aria-activedescendant={`${id}-${active}`}
      tabIndex={0}
      onKeyDown={onKeyDown}
      className="outline-none"
    >
      {options.map((option, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the listbox, which has the focus
        <div
          key={option.value}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={option.value === value}
          data-highlighted={index === active ? '' : undefined}
          ref={
            index === active ? (element) => element?.scrollIntoView?.({ block: 'nearest' }) : null
          }
          onPointerMove={() => setActive(index)}
          onClick={() => onChange(option.value)}
          aria-label={option.note ? option.label : undefined}
          aria-describedby={option.note ? `${id}-${index}-note` : undefined}
          className={cn(menuItem, 'pr-7 relative', option.note && 'h-auto! max-w-96 py-1')}
        >
          {option.icon}
          {option.note ? (
            <span className="grid">
              {displayText(option.label)}
              <span id={`${id}-${index}-note`} className="text-sm text-muted">
                {option.note}
              </span>
            </span>
          ) : (
            displayText(option.label)
          )}
          {option.value === value ? (
            <Check aria-hidden className="absolute right-2 size-3.5 text-muted" />
          ) : null}
        </div>
      ))}
    </div>
  );
}
