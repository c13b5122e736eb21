import { ChevronRight } from 'lucide-react';
import { formatCount, missing } from '../lib/format';
import { keyOf } from '../lib/keys';
import { cn } from '../lib/utils';

type Props = {
  label: string;
  count: number;
  isFolded: boolean;
  onFold: (isFolded: boolean) => void;
  className?: string;
};

/** The common value of the rows below. A click, Left and Right fold and unfold them. */
export const GroupButton = ({ label, count, isFolded, onFold, className }: Props) => (
  <button
    type="button"
    aria-expanded={!isFolded}
    onClick={() => onFold(!isFolded)}
    onKeyDown={(event) => {
      const key = keyOf(event);
      if (key === 'ArrowLeft') onFold(true);
      if (key === 'ArrowRight') onFold(false);
    }}
    className={cn(
      'flex h-full max-w-screen items-center gap-1.5 pr-3 pl-6 font-medium -outline-offset-2 narrow:pl-4',
      className,
    )}
  >
    <ChevronRight
      aria-hidden
      className={cn('size-3.5 shrink-0 text-faint', !isFolded && 'rotate-90')}
    />
    <span className="truncate">{label || missing}</span>{' '}
    <span className="num font-normal text-muted">{formatCount(count)}</span>
  </button>
);

/** `span`: number of all columns of the table */
type HeadProps = Props & { span: number };

/** The same as a row of a table. */
export const GroupHead = ({ span, ...group }: HeadProps) => (
  <tr>
    <th scope="rowgroup" colSpan={span} className="h-[34px] border-b bg-sunken p-0 text-left">
      <GroupButton {...group} className="sticky left-0" />
    </th>
  </tr>
);
