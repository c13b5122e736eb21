import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../base/button';
import { Input } from '../../base/input';
import { SegmentedControl } from '../../base/segmented-control';
import { keyOf } from '../../lib/keys';
import { type ChartSettings, maxTitleLength } from '../board/arrangement';
import type { Range, Scale } from './series';

type OwnSettings = Pick<ChartSettings, 'title' | 'scale' | 'smoothing'>;

type Props = {
  /** as the chart is shown */
  title: string;
  scale: Scale;
  /** those of this chart alone; without them it has the settings of its page */
  settings: OwnSettings | undefined;
  x: Range | undefined;
  y: Range | undefined;
  /** false on time axes, because times are not typed as numbers */
  hasX: boolean;
  onChange: (
    change: { x: Range | undefined; y: Range | undefined } & {
      [Name in keyof OwnSettings]: OwnSettings[Name] | undefined;
    },
  ) => void;
  onClose: () => void;
};

const read = (text: string) => (text.trim() === '' ? undefined : Number(text));

/** Reads both bounds, the smaller first, or neither. */
function rangeOf(from: string, to: string): Range | 'none' | 'wrong' {
  const [low, high] = [read(from), read(to)];
  if (low === undefined && high === undefined) return 'none';
  if (low === undefined || high === undefined) return 'wrong';
  return low < high && Number.isFinite(low) && Number.isFinite(high) ? [low, high] : 'wrong';
}

const textOf = (value: number | undefined) => (value === undefined ? '' : String(value));

const scales = [
  { value: 'page', label: 'As all' },
  { value: 'linear', label: 'Linear' },
  { value: 'log', label: 'Log' },
] as const;

/**
 * A form for the bounds of both axes, and on a board for the title, the scale and the smoothing of
 * one chart. Empty fields fit an axis to the data, and keep what the page has.
 */
export function ChartSettingsPanel(props: Props) {
  const { title, settings, hasX, onChange, onClose, ...bounds } = props;
  const id = useId();
  const [own, setOwn] = useState({
    title: settings?.title ?? '',
    scale: settings?.scale ?? ('page' as const),
    smoothing: textOf(settings?.smoothing),
  });
  const [draft, setDraft] = useState({
    x: bounds.x?.map(textOf) ?? ['', ''],
    y: bounds.y?.map(textOf) ?? ['', ''],
  });
  const [xFrom = '', xTo = ''] = draft.x;
  const [yFrom = '', yTo = ''] = draft.y;
  const [x, y] = [rangeOf(xFrom, xTo), rangeOf(yFrom, yTo)];
  const isLog = (settings && own.scale !== 'page' ? own.scale : props.scale) === 'log';
  const isTooLow = isLog && typeof y === 'object' && y[0] <= 0;
  const smoothing = read(own.smoothing);
  const isSmoothingWrong = smoothing !== undefined && !(smoothing >= 0 && smoothing <= 0.99);
  const problem =
    x === 'wrong' || y === 'wrong'
      ? 'Give both ends of an axis as numbers, the smaller one first.'
      : isTooLow
        ? 'A log axis begins above 0.'
        : isSmoothingWrong
          ? 'Smoothing is a number from 0 to 0.99.'
          : undefined;

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (problem || x === 'wrong' || y === 'wrong') return;
    onChange({
      x: x === 'none' ? undefined : x,
      y: y === 'none' ? undefined : y,
      title: own.title.trim() || undefined,
      scale: own.scale === 'page' ? undefined : own.scale,
      smoothing,
    });
    onClose();
  }

  const field = (axis: 'x' | 'y', end: 0 | 1) => (
    <Input
      aria-label={`${axis.toUpperCase()} ${end === 0 ? 'from' : 'to'}`}
      aria-describedby={problem ? id : undefined}
      inputMode="decimal"
      // the user has just opened the panel
      autoFocus={settings === undefined && axis === 'y' && end === 0}
      className="num h-7!"
      value={draft[axis][end] ?? ''}
      onChange={({ target }) =>
        setDraft({
          ...draft,
          [axis]: draft[axis].map((text, index) => (index === end ? target.value : text)),
        })
      }
    />
  );

  return (
    <form
      aria-label={`${settings ? 'Settings' : 'Axis range'} of ${title}`}
      onSubmit={onSubmit}
      data-own-escape
      onKeyDown={(event) => {
        if (keyOf(event) !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
      className="absolute top-7 right-0 z-20 grid gap-2 rounded-lg border border-line-strong bg-raised p-3 text-sm shadow-float"
    >
      {settings ? (
        <>
          <Input
            aria-label="Title"
            placeholder={title}
            maxLength={maxTitleLength}
            // the user has just opened the panel
            autoFocus
            className="h-7!"
            value={own.title}
            onChange={({ target }) => setOwn({ ...own, title: target.value })}
          />
          <SegmentedControl
            label="Scale of this chart"
            value={own.scale}
            segments={scales}
            onChange={(scale) => setOwn({ ...own, scale })}
          />
          <div className="flex items-center justify-between gap-2 text-muted">
            <label htmlFor={`${id} smoothing`}>Smoothing, 0 to 0.99</label>
            <Input
              id={`${id} smoothing`}
              inputMode="decimal"
              placeholder="As all"
              aria-describedby={problem ? id : undefined}
              className="num h-7! w-24!"
              value={own.smoothing}
              onChange={({ target }) => setOwn({ ...own, smoothing: target.value })}
            />
          </div>
        </>
      ) : null}
      {(hasX ? (['y', 'x'] as const) : (['y'] as const)).map((axis) => (
        <div key={axis} className="flex items-center gap-2">
          <span className="w-3 font-medium text-muted">{axis.toUpperCase()}</span>
          <span className="w-24">{field(axis, 0)}</span>
          <span className="text-faint">to</span>
          <span className="w-24">{field(axis, 1)}</span>
        </div>
      ))}
      {problem ? (
        <p id={id} role="alert" className="max-w-60 text-bad">
          {problem}
        </p>
      ) : null}
      <div className="flex justify-end gap-2">
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button
          onClick={() => {
            onChange({
              x: undefined,
              y: undefined,
              title: undefined,
              scale: undefined,
              smoothing: undefined,
            });
            onClose();
          }}
        >
          Reset
        </Button>
        <Button variant="primary" type="submit" disabled={problem !== undefined}>
          Apply
        </Button>
      </div>
    </form>
  );
}
