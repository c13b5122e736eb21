import { cn } from '../../lib/utils';
import { displayText } from '../../lib/visible-controls';
import { formatY, type YKind } from '../axes/axis';
import { LegendEntries, Swatch } from '../color/legend';
import type { Series } from './series';

type Props = {
  series: readonly Series[];
  hidden: ReadonlySet<string>;
  yKind?: YKind | undefined;
  onToggle: (seriesId: string) => void;
  /**
   * up to this number of lines the caption shows their last values, without names; of more the
   * legend has the names. Zero where one line is one of several, so that its name matters
   */
  maxInCaption?: number;
};

const lastOf = ({ points }: Series) => points.at(-1)?.y;

/**
 * Shows the last value of each of a few lines at the right of the caption; a click hides its line.
 */
export function LastValues({
  series,
  hidden,
  yKind,
  onToggle,
  maxInCaption = defaultInCaption,
}: Props) {
  if (series.length > maxInCaption) return null;
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
const defaultInCaption = 3;
/** number of lines that fit into the legend; one with more scrolls */
export const maxAtOnce = 12;

/** may have a note after a name; one that starts hidden is a choice and no entry until it is shown */
type LegendProps = Omit<Props, 'series'> & {
  series: readonly (Series & { note?: string; isHidden?: boolean })[];
  /** called with the line whose name is pointed at or has the focus; undefined after that */
  onPoint?: (seriesId: string | undefined) => void;
};

/**
 * Names more lines than fit into the caption, each with its whole name; a click hides or shows one,
 * and pointing at a name tells its line from others of the same color.
 */
export function SeriesLegend({
  series,
  hidden,
  onToggle,
  onPoint,
  maxInCaption = defaultInCaption,
}: LegendProps) {
  if (series.length <= maxInCaption) return null;
  return (
    <LegendEntries label="Lines" isLong={series.length > maxAtOnce}>
      {series.map(({ id, name, color, dash, note, isHidden }) => {
        const isOff = hidden.has(id);
        return (
          <li
            key={id}
            onPointerEnter={() => onPoint?.(id)}
            onPointerLeave={() => onPoint?.(undefined)}
            onFocus={() => onPoint?.(id)}
            onBlur={() => onPoint?.(undefined)}
          >
            {isOff && isHidden ? (
              <button
                type="button"
                onClick={() => onToggle(id)}
                className="min-h-6 rounded-sm text-left text-faint hover:text-text"
              >
                Show {displayText(name)}
              </button>
            ) : (
              <button
                type="button"
                aria-pressed={!isOff}
                onClick={() => onToggle(id)}
                className={cn(
                  'flex min-h-6 items-center gap-1.5 rounded-sm text-left hover:text-text',
                  isOff && 'text-faint line-through [&>:first-child]:opacity-40',
                )}
              >
                <Swatch color={color} dash={dash} />
                <span>{displayText(name)}</span>
                {note ? <span className="font-medium text-text num">{note}</span> : null}
              </button>
            )}
          </li>
        );
      })}
    </LegendEntries>
  );
}
