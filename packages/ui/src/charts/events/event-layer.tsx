import { useMedia } from '../../hooks/use-media';
import { cssColor } from '../../lib/colors';
import { cn } from '../../lib/utils';
import { displayText } from '../../lib/visible-controls';
import type { Plot } from '../axes/plot';
import {
  type ChartEvent,
  type EventTone,
  fingerDistance,
  markText,
  placeEvents,
} from './chart-event';

type Props = {
  events: readonly ChartEvent[];
  plot: Plot;
  /** called on a click on a mark, with its first event */
  onEvent?: ((event: ChartEvent) => void) | undefined;
};

const colors: Record<EventTone, string> = {
  bad: 'bg-bad',
  warn: 'bg-warn',
  wait: 'bg-wait',
  run: 'bg-run',
  quiet: 'bg-faint',
  accent: 'bg-accent',
  note: 'bg-text',
};

const halfWidth = 5;

/** Marks of events at the lower edge of a chart; a click opens what tells more about one. */
export function EventLayer({ events, plot, onEvent }: Props) {
  const isTouched = useMedia('(pointer: coarse)');
  const distance = isTouched ? fingerDistance : undefined;
  return (
    <fieldset aria-label="Events">
      {placeEvents(events, plot, distance).map((mark) => {
        const [first] = mark.events;
        if (!first) return null;
        const isQuiet = first.tone === 'quiet';
        const text = markText(mark);
        const { y, color, isLinked = false } = first;
        const { top, bottom } = plot;
        const isNote = first.tone === 'note';
        // of one curve of several
        const at = y === undefined ? undefined : Math.min(bottom, Math.max(top, plot.toY(y)));
        return (
          <button
            key={first.id}
            type="button"
            // checkpoints are many, and listed on a page of their own
            tabIndex={isQuiet ? -1 : 0}
            aria-label={text.replaceAll('\n', '; ')}
            title={text}
            // the chart behind it zooms and pins
            onPointerDown={(event) => event.stopPropagation()}
            onPointerUp={(event) => event.stopPropagation()}
            onKeyDown={(event) => event.stopPropagation()}
            onClick={() => onEvent?.(first)}
            // with a mouse, the chart beside a mark can still be pointed at
            className="absolute flex justify-center rounded-sm pointer-coarse:hit"
            style={{
              left: mark.left - halfWidth,
              width: 2 * halfWidth,
              ...(at === undefined
                ? { top: isQuiet ? bottom - 8 : top, height: isQuiet ? 10 : bottom - top + 2 }
                : { top: at - halfWidth, height: 2 * halfWidth }),
            }}
          >
            <span
              aria-hidden
              className={cn(
                at === undefined && 'h-full w-px',
                isLinked ? 'bg-accent' : colors[first.tone],
                first.tone === 'accent' || isLinked ? '' : isQuiet ? 'opacity-70' : 'opacity-35',
              )}
            />
            {isQuiet ? null : (
              <span
                aria-hidden
                className={cn(
                  'absolute',
                  // notes differ from events in shape and place
                  isNote
                    ? cn(
                        'rounded-[2px]',
                        isLinked ? 'size-3 outline-2 outline-bg' : 'size-2',
                        isLinked
                          ? '-top-1.5'
                          : at === undefined
                            ? '-top-1'
                            : 'top-px outline outline-bg',
                      )
                    : '-bottom-0.5 size-1.5 rounded-full',
                  isLinked ? 'bg-accent' : colors[first.tone],
                )}
                style={color ? { background: cssColor(color) } : undefined}
              />
            )}
            {isLinked ? <LinkedNote text={first.note ?? ''} left={mark.left} plot={plot} /> : null}
          </button>
        );
      })}
    </fieldset>
  );
}

/** pixels between a mark and its note, and the maximum width of the note */
const [noteGap, maxNoteWidth] = [12, 220];

/** The text of the note that a link leads to, on the side of its mark that has more room. */
function LinkedNote({ text, left, plot }: { text: string; left: number; plot: Plot }) {
  const isBefore = left - plot.left > plot.right - left;
  const room = (isBefore ? left - plot.left : plot.right - left) - noteGap;
  return (
    <span
      aria-hidden
      className="absolute top-1 z-10 truncate rounded-sm border border-accent bg-raised px-1.5 text-xs/5 font-medium text-text"
      style={{
        [isBefore ? 'right' : 'left']: noteGap + halfWidth,
        maxWidth: Math.max(0, Math.min(maxNoteWidth, room)),
      }}
    >
      {displayText(text)}
    </span>
  );
}
