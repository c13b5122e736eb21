import { cn } from '../../lib/utils';
import { formatY, type YKind } from '../axes/axis';
import { Swatch } from '../color/legend';
import type { Series } from './series';

type Props = {
  series: readonly Series[];
  hidden: ReadonlySet<string>;
  yKind?: YKind | undefined;
  onToggle: (seriesId: string) => void;
  /**
   * from this number of lines on the legend names them; with fewer the caption shows their last
   * values. One where names matter more
   */
  fewest?: number;
};

const lastOf = ({ points }: Series) => points.at(-1)?.y;

/**
 * Shows the last value of each of a few lines at the right of the caption; a click hides its line.
 */
export function LastValues({ series, hidden, yKind, onToggle, fewest = inCaption }: Props) {
  if (series.length > fewest) return null;
  return series.map((one) => {
    const last = lastOf(one);
    if (last === undefined) return null;
    const value = (
      <span className={Number.isFinite(last) ? '' : 'text-bad'}>{formatY(last, yKind)}</span>
    );
    if (series.length === 1)
      return (
        <span key={one.id} title={one.name} className="font-medium num">
          {value}
        </span>
      );
    return (
      <button
        key={one.id}
        type="button"
        title={one.name}
        aria-label={`${one.name}, last ${formatY(last, yKind)}`}
        aria-pressed={!hidden.has(one.id)}
        onClick={() => onToggle(one.id)}
        className={cn(
          'flex h-6 items-center gap-1.5 rounded-sm font-medium num',
          hidden.has(one.id) && 'text-faint line-through [&>:first-child]:opacity-40',
        )}
      >
        <Swatch color={one.color} dash={one.dash} />
        {value}
      </button>
    );
  });
}

/** number of lines that fit into the caption */
const inCaption = 3;
/** number of lines that fit into the legend; more are in the tooltip and the table */
const most = 12;

/** may have a note after a name; a line that starts hidden is not struck out */
type LegendProps = Omit<Props, 'series'> & {
  series: readonly (Series & { note?: string; isHidden?: boolean })[];
};

/** Names more lines than fit into the caption; a click hides or shows one. */
export function SeriesLegend({ series, hidden, onToggle, fewest = inCaption }: LegendProps) {
  if (series.length <= fewest || series.length > most) return null;
  return (
    <ul className="mt-1 flex min-w-0 flex-wrap gap-x-4 text-sm text-muted" aria-label="Lines">
      {series.map(({ id, name, color, dash, note, isHidden }) => (
        <li key={id} className="min-w-0">
          <button
            type="button"
            aria-pressed={!hidden.has(id)}
            onClick={() => onToggle(id)}
            className={cn(
              'flex h-6 max-w-60 items-center gap-1.5 rounded-sm hover:text-text',
              hidden.has(id) && 'text-faint [&>:first-child]:opacity-40',
              hidden.has(id) && !isHidden && 'line-through',
            )}
          >
            <Swatch color={color} dash={dash} />
            <span className="truncate">{name}</span>
            {note ? <span className="font-medium text-text num">{note}</span> : null}
          </button>
        </li>
      ))}
    </ul>
  );
}
