import { cn } from '../lib/utils';
import { displayText } from '../lib/visible-controls';

/** the end of a name that stays: it tells `optimizer.weight_decay` from `optimizer.warmup` */
const endLength = 8;

type Props = { text: string; className?: string };

/** A name in one line that is cut in its middle where it has no room; its tooltip has all of it. */
export function MiddleCut({ text, className }: Props) {
  const name = displayText(text);
  const characters = [...name];
  const start = characters.slice(0, -endLength).join('');
  return (
    <span className={cn('block min-w-0', className)} title={name}>
      <span className="sr-only">{name}</span>
      <span aria-hidden className="flex min-w-0 whitespace-pre">
        <span className="truncate">{start}</span>
        <span className="shrink-0">{characters.slice(-endLength).join('')}</span>
      </span>
    </span>
  );
}
