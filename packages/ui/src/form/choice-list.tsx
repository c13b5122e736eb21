import { Check, Search } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { menuItem } from '../base/menu-styles';
import { useWaitingEnter } from '../hooks/use-waiting-enter';
import { keyOf } from '../lib/keys';
import { cn } from '../lib/utils';
import { displayText } from '../lib/visible-controls';

export type Choice<Value extends string | number> = {
  value: Value;
  label: string;
  icon?: ReactNode;
  /** text after the name */
  note?: string | undefined;
  /** visible, but cannot be chosen */
  isDisabled?: boolean;
  isMarked?: boolean;
};

type SearchProps = Pick<
  ComponentProps<'input'>,
  'ref' | 'onBlur' | 'autoFocus' | 'aria-describedby' | 'aria-invalid'
>;

export type ChoiceListProps<Value extends string | number> = SearchProps & {
  /** id of the search field, for a label of the caller */
  id?: string;
  label: string;
  choices: readonly Choice<Value>[];
  isChosen: (value: Value) => boolean;
  onChoose: (value: Value) => void;
  /** Enter on a chosen item does nothing */
  isMany?: boolean;
  /** text for a search without matches */
  nothingFound?: string;
  /** searches other choices for a text, in place of filtering by name */
  onSearch?: ((text: string) => void) | undefined;
  /** the choices are those of an earlier text: Enter waits for the others */
  isLate?: boolean;
};

// of thousands, only this many are rendered; typing finds the others
const maxRows = 200;

/** Names with a search above them. Arrows move, Enter chooses. */
export function ChoiceList<Value extends string | number>(props: ChoiceListProps<Value>) {
  const ownId = useId();
  const { id = ownId, label, choices, isChosen, onChoose, isMany = false, ...rest } = props;
  const { nothingFound = 'Nothing matches', onSearch, isLate = false, ...search } = rest;
  const [text, setText] = useState('');
  const [active, setActive] = useState<Value>();
  const matching = onSearch
    ? choices
    : choices.filter((each) => each.label.toLowerCase().includes(text.toLowerCase()));
  const visibleItems = matching.slice(0, maxRows);
  const open = visibleItems.filter((each) => !each.isDisabled);
  // a search starts at its first match, a list at the selected item
  const start = text === '' ? open.find((each) => isChosen(each.value)) : undefined;
  const current = open.find((each) => each.value === active) ?? start ?? open[0];
  const enter = useWaitingEnter(isLate && active === undefined, () => {
    if (current && (isMany || !isChosen(current.value))) onChoose(current.value);
  });

  // another mark ends a wait of Enter, which was for the one before
  function mark(value: Value | undefined) {
    setActive(value);
    enter.cancel();
  }

  function onKeyDown(event: KeyboardEvent) {
    const key = keyOf(event);
    const at = current ? open.indexOf(current) : -1;
    const steps: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1 };
    const step = steps[key];
    if (step !== undefined) mark(open[Math.max(0, Math.min(open.length - 1, step))]?.value);
    // a second Enter submits the form
    else if (key === 'Enter' && (isLate || (current && (isMany || !isChosen(current.value)))))
      enter.press();
    else return;
    event.preventDefault();
  }

  return (
    <>
      <span className="flex items-center gap-2 border-b px-2.5 text-faint">
        <Search aria-hidden className="size-3.5 shrink-0" />
        <input
          {...search}
          id={id}
          role="combobox"
          aria-expanded
          aria-autocomplete="list"
          aria-controls={`${id}-list`}
          aria-activedescendant={current && `${id}-${current.value}`}
          autoComplete="off"
          value={text}
          onChange={({ target: { value } }) => {
            setText(value);
            mark(undefined);
            onSearch?.(value);
          }}
          onKeyDown={onKeyDown}
          className="h-8 min-w-0 flex-1 bg-transparent text-text outline-none"
        />
      </span>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={label}
        aria-multiselectable={isMany || undefined}
        className="max-h-52 overflow-y-auto p-1 empty:hidden"
      >
        {visibleItems.map((choice) => (
          <Option
            key={choice.value}
            id={`${id}-${choice.value}`}
            choice={choice}
            isChosen={isChosen(choice.value)}
            isActive={choice === current}
            onChoose={() => {
              mark(choice.value);
              onChoose(choice.value);
            }}
          />
        ))}
      </div>
      {visibleItems.length === 0 ? <p className="px-2.5 py-2 text-muted">{nothingFound}</p> : null}
      {matching.length > maxRows ? (
        <p className="border-t px-2.5 py-2 text-sm text-faint">
          {matching.length - maxRows} more: type a part of the name
        </p>
      ) : null}
    </>
  );
}

type OptionProps<Value extends string | number> = {
  id: string;
  choice: Choice<Value>;
  isChosen: boolean;
  isActive: boolean;
  onChoose: () => void;
};

function Option<Value extends string | number>(props: OptionProps<Value>) {
  const { id, choice, isChosen, isActive, onChoose } = props;
  const { label, icon, note, isDisabled = false, isMarked = false } = choice;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the search field has the focus and handles keys
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      aria-disabled={isDisabled || undefined}
      data-highlighted={isActive ? '' : undefined}
      data-disabled={isDisabled ? '' : undefined}
      ref={isActive ? (element) => element?.scrollIntoView?.({ block: 'nearest' }) : null}
      // keeps the focus in the search field
      onMouseDown={(event) => event.preventDefault()}
      onClick={isDisabled ? undefined : onChoose}
      // a note that does not fit beside the label is below it
      className={cn(menuItem, 'relative h-auto min-h-7 flex-wrap gap-y-0 py-1 pr-8')}
    >
      <span className="flex max-w-full min-w-0 items-center gap-2">
        {icon}
        <span className="min-w-0 truncate" title={displayText(label)}>
          {displayText(label)}
        </span>
      </span>
      {note ? <span className="max-w-full min-w-0 text-sm text-faint">{note}</span> : null}
      {isChosen || isMarked ? (
        <Check aria-hidden className="absolute right-2 size-3.5 text-muted" />
      ) : null}
    </div>
  );
}
