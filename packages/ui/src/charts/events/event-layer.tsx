import { lazy, Suspense } from 'react';
import { useMedia } from '../../hooks/use-media';
import { cssColor } from '../../lib/colors';
import { cn } from '../../lib/utils';
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

const LinkedNote = lazy(() => import('./linked-note'));

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
            {isLinked ? (
              <Suspense>
                <LinkedNote text={first.note} left={mark.left} plot={plot} />
              </Suspense>
            ) : null}
          </button>
        );
      })}
    </fieldset>
  );
}
