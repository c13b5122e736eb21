import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../base/button';
import { Input } from '../../base/input';
import { keyOf } from '../../lib/keys';
import type { Range } from '../lines/series';

type Props = {
  title: string;
  x: Range | undefined;
  y: Range | undefined;
  /** a log axis has no place for zero or below */
  isLog: boolean;
  /** false on time axes, because times are not typed as numbers */
  hasX: boolean;
  onChange: (ranges: { x: Range | undefined; y: Range | undefined }) => void;
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

/** A form for the bounds of both axes. Empty fields fit an axis to the data. */
export function AxisRangePanel({ title, isLog, hasX, onChange, onClose, ...bounds }: Props) {
  const id = useId();
  const [draft, setDraft] = useState({
    x: bounds.x?.map(textOf) ?? ['', ''],
    y: bounds.y?.map(textOf) ?? ['', ''],
  });
  const [xFrom = '', xTo = ''] = draft.x;
  const [yFrom = '', yTo = ''] = draft.y;
  const [x, y] = [rangeOf(xFrom, xTo), rangeOf(yFrom, yTo)];
  const isTooLow = isLog && typeof y === 'object' && y[0] <= 0;
  const problem =
    x === 'wrong' || y === 'wrong'
      ? 'Give both ends of an axis as numbers, the smaller one first.'
      : isTooLow
        ? 'A log axis begins above 0.'
        : undefined;

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (problem || x === 'wrong' || y === 'wrong') return;
    onChange({ x: x === 'none' ? undefined : x, y: y === 'none' ? undefined : y });
    onClose();
  }

  const field = (axis: 'x' | 'y', end: 0 | 1) => (
    <Input
      aria-label={`${axis.toUpperCase()} ${end === 0 ? 'from' : 'to'}`}
      aria-describedby={problem ? id : undefined}
      inputMode="decimal"
      // the user has just opened the panel
      autoFocus={axis === 'y' && end === 0}
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
      aria-label={`Axis range of ${title}`}
      onSubmit={onSubmit}
      data-own-escape
      onKeyDown={(event) => {
        if (keyOf(event) !== 'Escape') return;
        event.stopPropagation();
        onClose();
      }}
      className="absolute top-7 right-0 z-20 grid gap-2 rounded-lg border border-line-strong bg-raised p-3 text-sm shadow-float"
    >
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
            onChange({ x: undefined, y: undefined });
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
