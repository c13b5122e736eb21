import { Clock } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../base/button';
import { Input } from '../base/input';
import { Popover, PopoverContent, PopoverTrigger } from '../base/popover';
import { Tooltip } from '../base/tooltip';
import type { LogSpan } from './map/use-log-span';
import { parseTime } from './parse-time';
import type { TimeMode } from './text/format-entry';

type Props = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  span: LogSpan | undefined;
  time: TimeMode;
  onJump: (at: number) => void;
  /** filters the log to lines since a time, where filters are supported */
  onSince?: ((at: number) => void) | undefined;
};

const help = '10m ago, +1h30m from the start, 09:41:02, or 2026-11-20 09:41';

/** Opens the log around a time, or filters from a time on. */
export function LogJump({ isOpen, onOpenChange, span, time, onJump, onSince }: Props) {
  const [typed, setTyped] = useState('');
  const at = span && parseTime(typed, knownOf(span, time));
  function submit(event: FormEvent, run: (at: number) => void) {
    event.preventDefault();
    if (at === undefined) return;
    run(at);
    onOpenChange(false);
  }
  return (
    <Popover open={isOpen} onOpenChange={onOpenChange}>
      <Tooltip content="Go to a time" shortcut="G">
        <span>
          <PopoverTrigger>
            <Button size="icon" aria-label="Go to a time">
              <Clock className="size-4" strokeWidth={1.5} />
            </Button>
          </PopoverTrigger>
        </span>
      </Tooltip>
      <PopoverContent align="end" aria-label="Go to a time" className="w-72">
        <form className="grid gap-2" onSubmit={(event) => submit(event, onJump)}>
          <label htmlFor="log-when" className="font-medium">
            {time === 'local' ? 'Time (local)' : 'Time (UTC)'}
          </label>
          <Input
            id="log-when"
            value={typed}
            placeholder="10m ago"
            aria-describedby="log-when-help"
            aria-invalid={typed !== '' && at === undefined}
            onChange={(event) => setTyped(event.target.value)}
          />
          <p id="log-when-help" className="text-sm text-muted">
            {typed !== '' && at === undefined ? `That is not a time. Write ${help}.` : help}
          </p>
          <div className="flex justify-end gap-2">
            {onSince ? (
              <Button disabled={at === undefined} onClick={(event) => submit(event, onSince)}>
                Show since then
              </Button>
            ) : null}
            <Button type="submit" variant="primary" disabled={at === undefined}>
              Go to this time
            </Button>
          </div>
        </form>
      </PopoverContent>
    </Popover>
  );
}

const knownOf = ({ from, to }: LogSpan, time: TimeMode) => ({
  startMs: from,
  endMs: to,
  offsetMinutes: time === 'local' ? new Date(to).getTimezoneOffset() : 0,
});
