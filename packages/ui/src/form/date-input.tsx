import { CalendarDays } from 'lucide-react';
import { useRef } from 'react';
import { Input, type InputProps } from '../base/input';
import { Tooltip } from '../base/tooltip';
import { useTypedText } from '../hooks/use-typed-text';
import { type DateUnit, dateFormats, isDateText } from '../lib/date-text';
import { cn } from '../lib/utils';

type Props = Omit<InputProps, 'type' | 'value' | 'onChange'> & {
  /** what is chosen: a day, `2026-11-26`, a month, `2026-11`, or a minute, `2026-11-26 09:41` */
  unit?: DateUnit;
  value: string;
  /**
   * Receives what is complete, or an empty text while what is typed is none; and what is typed, for
   * a form that reports what is wrong with it.
   */
  onChange: (value: string, typed: string) => void;
};

/**
 * A day, a month or a minute, written as ISO 8601 in every browser and language, as all other dates of the
 * console are. The calendar of its button is the browser's own.
 */
export function DateInput({ unit = 'day', value, onChange, className, ...rest }: Props) {
  const { pattern, example, type } = dateFormats[unit];
  const { typed, setTyped, report } = useTypedText(value);
  const choice = unit === 'minute' ? 'Choose a day and time' : `Choose a ${unit}`;
  const native = useRef<HTMLInputElement>(null);
  function change(text: string) {
    setTyped(text);
    const complete = isDateText(text, unit) ? text : '';
    report(complete);
    onChange(complete, text);
  }
  return (
    <span className={cn('relative inline-flex', className)}>
      <Input
        placeholder={example}
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
        maxLength={example.length}
        {...rest}
        value={typed}
        onChange={({ target }) => change(target.value)}
        className="num h-full! pr-7!"
      />
      <Tooltip content={choice}>
        <button
          type="button"
          aria-label={choice}
          disabled={rest.disabled}
          onClick={() => native.current?.showPicker?.()}
          className="absolute inset-y-0 right-0 grid w-7 place-items-center text-muted hover:text-text disabled:opacity-60"
        >
          <CalendarDays aria-hidden className="size-3.5" strokeWidth={1.5} />
        </button>
      </Tooltip>
      {/* never focused or read aloud: only its calendar is used */}
      <input
        ref={native}
        type={type}
        aria-hidden
        tabIndex={-1}
        min={rest.min}
        max={rest.max}
        value={pattern.test(value) ? value.replace(' ', 'T') : ''}
        onChange={({ target }) => change(target.value.replace('T', ' '))}
        className="pointer-events-none absolute inset-0 -z-1 opacity-0"
      />
    </span>
  );
}
