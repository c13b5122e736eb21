import { IconButton } from '@trainyard/ui/base/icon-button';
import { breakable } from '@trainyard/ui/lib/breakable';
import { formatPlain, missing } from '@trainyard/ui/lib/format';
import { cn } from '@trainyard/ui/lib/utils';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { EyeOff } from 'lucide-react';
import { BestValue } from '~/components/metrics/best-value';
import { Dot, ExperimentLink } from '~/features/experiments/base/experiment-link';
import { type CompareRow, deltaText, numberOf } from '~/lib/compare-rows';
import type { ComparedItem } from '../compared-item';
import { type NamedRow, rowLabel } from './row-names';

const kinds = ['Metrics', 'Hyperparameters', 'Environment', 'Cost', 'Config'] as const;

const wrapped = 'narrow:align-top narrow:whitespace-normal narrow:wrap-anywhere';
// wide enough for two columns beside the names
const onPhone = `narrow:max-w-28 ${wrapped}`;
// with the button beside it
const nameOnPhone = `narrow:max-w-29 narrow:min-w-29 narrow:pr-2 [@media(hover:none)]:pr-7 ${wrapped}`;

type TableProps = {
  columns: readonly ComparedItem[];
  /** the place of the first column among all that are compared */
  from: number;
  rows: readonly CompareRow[];
  /** the place of the base among all that are compared */
  baseAt: number;
  colorOf: (id: number) => string;
  onLeaveOut: (row: NamedRow) => void;
};

/** The rows of a comparison with a column for each that is compared. */
export const ValuesTable = ({ columns, from, rows, baseAt, colorOf, onLeaveOut }: TableProps) => (
  <table className="min-w-full text-left">
    <caption className="sr-only">Hyperparameters and config</caption>
    <thead>
      <tr className="text-xs text-faint">
        <th scope="col" className="sticky left-0 z-10 bg-bg py-1.5 pr-4 font-medium">
          Name
        </th>
        {columns.map((item, at) => (
          <th key={item.id} scope="col" className="px-3 py-1.5 font-medium narrow:px-2">
            <span className="ml-auto flex w-fit max-w-44 items-center gap-1.5 narrow:max-w-28">
              <Dot experimentId={item.id} color={colorOf(item.id)} />
              <ItemLink item={item} />
              {from + at === baseAt ? <span>base</span> : null}
            </span>
          </th>
        ))}
      </tr>
    </thead>
    {kinds.map((kind) => (
      <KindRows
        key={kind}
        kind={kind}
        baseAt={baseAt}
        from={from}
        columnCount={columns.length}
        rows={rows.filter((row) => row.kind === kind)}
        onLeaveOut={onLeaveOut}
      />
    ))}
  </table>
);

/** Links to the experiment or trial of a column. */
const ItemLink = ({ item }: { item: ComparedItem }) =>
  item.experimentId === undefined ? (
    <>
      <ExperimentLink experiment={item} />
      <span className="font-mono">{item.id}</span>
    </>
  ) : (
    <ExperimentLink
      experiment={{ id: item.experimentId, name: item.label ?? item.name }}
      trialId={item.id}
    />
  );

type RowsProps = Pick<TableProps, 'baseAt' | 'from' | 'rows' | 'onLeaveOut'> & {
  kind: NamedRow['kind'];
  columnCount: number;
};

const KindRows = ({ kind, baseAt, from, columnCount, rows, onLeaveOut }: RowsProps) =>
  rows.length === 0 ? null : (
    <tbody>
      <tr className="border-t">
        <th scope="rowgroup" className="sticky left-0 bg-bg pt-3 pb-1 text-xs text-muted">
          {kind}
        </th>
        {/* a line is drawn over cells alone */}
        <td colSpan={columnCount} />
      </tr>
      {rows.map(({ name, values, numbers = values.map(numberOf), differs, note, best }) => (
        <tr key={name} className="group/setting border-t">
          <th
            scope="row"
            title={displayText(name)}
            className={cn(
              'sticky left-0 z-10 max-w-72 truncate bg-bg py-1.5 pr-4 font-mono text-sm font-normal',
              nameOnPhone,
            )}
          >
            {breakable(displayText(rowLabel({ kind, name })))}
            {note === undefined ? null : (
              // the kind of the values is in the switch above; the name of the row stays its own
              <span aria-hidden className="ml-2 inline-block text-faint narrow:ml-1">
                {note}
              </span>
            )}
            <LeaveOut row={{ kind, name }} onLeaveOut={onLeaveOut} />
          </th>
          {values.slice(from, from + columnCount).map((value, column) => {
            const at = from + column;
            return (
              <td
                key={at}
                title={value && displayText(value)}
                className={cn(
                  'truncate px-3 py-1.5 text-right',
                  // a number with its difference to the base
                  baseAt >= 0 && Number.isFinite(numbers[at]) ? 'max-w-56' : 'max-w-44',
                  // a number is never split into lines
                  Number.isFinite(numbers[at]) ? 'num whitespace-nowrap' : onPhone,
                  'narrow:px-2 narrow:align-top',
                  !differs && 'text-muted',
                )}
              >
                {value === undefined ? (
                  <span className="text-faint">{missing}</span>
                ) : (
                  <BestValue
                    text={displayText(shownText(kind, value, numbers[at]))}
                    isBest={best !== undefined && numbers[at] === best}
                  />
                )}
                {baseAt < 0 || at === baseAt ? null : (
                  <Delta value={numbers[at]} base={numbers[baseAt]} />
                )}
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  );

/** The button at the end of the name of a row that is pointed at, over a long name. */
const LeaveOut = ({ row, onLeaveOut }: { row: NamedRow; onLeaveOut: (row: NamedRow) => void }) => (
  <span
    data-screen-only
    className="absolute top-0.5 right-0 rounded-md bg-bg opacity-0 focus-within:opacity-100 group-hover/setting:opacity-100 [@media(hover:none)]:opacity-100"
  >
    <IconButton label={`Leave out ${displayText(rowLabel(row))}`} onClick={() => onLeaveOut(row)}>
      <EyeOff aria-hidden className="size-3.5" />
    </IconButton>
  </span>
);

/** a number with more decimals than people read, alone or in a list of values */
const longNumber = /-?\d+\.\d{7,}(?:e[-+]?\d+)?/gi;

/** A value as it is shown: long numbers of hyperparameters are rounded, and exact in the title. */
function shownText(kind: string, value: string, number = Number.NaN): string {
  if (kind !== 'Hyperparameters') return value;
  return Number.isFinite(number)
    ? formatPlain(number)
    : value.replace(longNumber, (text) => formatPlain(Number(text)));
}

function Delta({
  value = NaN,
  base = NaN,
}: {
  value: number | undefined;
  base: number | undefined;
}) {
  const text = deltaText(value, base);
  return text === '' ? null : <span className="ml-2 text-sm text-muted">{text}</span>;
}
