import { RefreshCw, RefreshCwOff } from 'lucide-react';
import { IconButton } from '../base/icon-button';
import { Tooltip } from '../base/tooltip';
import { useNow } from '../hooks/use-now';
import { cn } from '../lib/utils';

type Props = {
  /** time of the data on the page, ms; 0 before the first */
  updatedAt: number;
  isPaused: boolean;
  onPausedChange: (isPaused: boolean) => void;
  /** the error of the last request */
  failure?: string | undefined;
};

/** Shows "Updated 4 s ago", and a button that pauses the updates. */
export function UpdatedAgo({ updatedAt, isPaused, onPausedChange, failure }: Props) {
  const now = useNow(1000);
  return (
    <span className="flex items-center gap-1">
      {/* leaves out the age, which changes every second; a page without data shows its error itself */}
      <span aria-live="polite" className="sr-only">
        {failure && updatedAt > 0 ? `Data may be out of date: ${failure}` : null}
      </span>
      <Tooltip content={failure}>
        <span
          {...(failure ? { tabIndex: 0 } : {})}
          className={cn(
            'flex items-center gap-2 rounded-sm whitespace-nowrap',
            failure ? 'text-warn' : 'text-muted',
          )}
        >
          <span
            aria-hidden
            data-screen-only
            className={cn(
              'size-1 rounded-full',
              failure ? 'bg-warn' : isPaused ? 'bg-off' : 'bg-ok',
            )}
          />
          <span className="num max-[1100px]:sr-only">
            {textOf({ updatedAt, isPaused, failure, now })}
          </span>
        </span>
      </Tooltip>
      <IconButton
        label={isPaused ? 'Resume updates' : 'Pause updates'}
        onClick={() => onPausedChange(!isPaused)}
      >
        {/* another sign than that of training, whose pause is beside it */}
        {isPaused ? <RefreshCw className="size-3.5" /> : <RefreshCwOff className="size-3.5" />}
      </IconButton>
    </span>
  );
}

type TextInput = Pick<Props, 'updatedAt' | 'isPaused' | 'failure'> & { now: number };

function textOf({ updatedAt, isPaused, failure, now }: TextInput): string {
  if (updatedAt === 0) return failure ? 'Not loaded' : 'Updating';
  const age = ago(Math.max(0, now - updatedAt));
  if (isPaused) return `Paused, updated ${age}`;
  return failure ? `Not updating, last ${age}` : `Updated ${age}`;
}

function ago(ageMs: number): string {
  const seconds = Math.floor(ageMs / 1000);
  if (seconds < 60) return `${seconds} s ago`;
  const minutes = Math.floor(seconds / 60);
  return minutes < 60 ? `${minutes} min ago` : `${Math.floor(minutes / 60)} h ago`;
}
