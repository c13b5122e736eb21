import { valuesText as searchedText } from '@trainyard/insights/advice/advice-text';
import { Input } from '@trainyard/ui/base/input';
import { Select } from '@trainyard/ui/base/select';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { useId } from 'react';
import {
  baseOf,
  beforeText,
  categoricalNote,
  hyperparameterTypes,
  isRange,
  rowErrors,
  type SpaceRow,
  typeLabels,
  valuesText,
} from './search-space';

type Props = {
  rows: readonly SpaceRow[];
  isGrid: boolean;
  onChange: (rows: SpaceRow[]) => void;
};

/** The second page: what the search varies, one line for each hyperparameter. */
export const SearchSpaceTable = ({ rows, isGrid, onChange }: Props) => (
  <div className="overflow-x-auto">
    <table className="w-full min-w-150 border-separate border-spacing-x-1.5 border-spacing-y-1">
      <caption className="sr-only">Hyperparameters</caption>
      <thead>
        <tr className="text-left text-xs text-muted">
          <th scope="col" className="font-normal">
            Hyperparameter
          </th>
          <th scope="col" className="w-36 font-normal">
            Type
          </th>
          <th scope="col" className="w-28 font-normal">
            Current
          </th>
          <th scope="col" className="w-24 font-normal">
            Min value
          </th>
          <th scope="col" className="w-24 font-normal">
            Max value
          </th>
          {isGrid ? (
            <th scope="col" className="w-24 font-normal">
              Grid Count
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <Row
            key={row.name}
            row={row}
            isGrid={isGrid}
            onChange={(next) => onChange(rows.with(index, next))}
          />
        ))}
      </tbody>
    </table>
  </div>
);

type RowProps = { row: SpaceRow; isGrid: boolean; onChange: (row: SpaceRow) => void };

function Row({ row, isGrid, onChange }: RowProps) {
  const noteId = useId();
  const errors = rowErrors(row, isGrid);
  const notes = Object.values(errors);
  const own = row.type === 'categorical' ? categoricalOf(row) : valuesText(row);
  const about = [own, beforeText(row)].filter((text) => text !== undefined).join(' ') || undefined;
  const range = isRange(row);
  const change = (part: Partial<SpaceRow>) => onChange({ ...row, ...part });
  const cell = (label: string, key: 'current' | 'min' | 'max' | 'gridCount', isOn: boolean) => (
    <td>
      <Input
        aria-label={`${label} of ${row.name}`}
        aria-invalid={errors[key] ? true : undefined}
        aria-describedby={errors[key] || (isOn && about) ? noteId : undefined}
        value={isOn ? row[key] : 'n/a'}
        disabled={!isOn}
        spellCheck={false}
        autoComplete="off"
        inputMode={key === 'current' ? undefined : 'decimal'}
        onChange={(event) => change({ [key]: event.target.value })}
        className="num"
      />
    </td>
  );
  return (
    <>
      <tr>
        <th
          scope="row"
          className="max-w-48 truncate text-left font-mono text-sm font-normal"
          title={displayText(row.name)}
        >
          {displayText(row.name)}
        </th>
        <td>
          <Select
            label={`Type of ${row.name}`}
            value={row.type}
            options={typeOptions(row)}
            onChange={(type) => change({ type })}
            className="h-8! w-full"
          />
        </td>
        {cell('Current', 'current', row.type === 'const')}
        {cell('Min value', 'min', range)}
        {cell('Max value', 'max', range)}
        {isGrid ? cell('Grid Count', 'gridCount', range) : null}
      </tr>
      {notes.length === 0 && about === undefined ? null : (
        <tr>
          <td colSpan={isGrid ? 6 : 5} id={noteId} className="pb-1 text-sm">
            {notes.length === 0 ? (
              <span className="text-muted">{about}</span>
            ) : (
              <span className="text-bad">{notes.join(' ')}</span>
            )}
          </td>
        </tr>
      )}
    </>
  );
}

/** values of a list can be left out by advice alone */
const categoricalOf = ({ source, before }: SpaceRow) =>
  before && source.type === 'categorical'
    ? `Values: ${displayText(searchedText(source))}.`
    : categoricalNote;

/** Categorical is only there where it was already. */
const typeOptions = (row: SpaceRow) =>
  hyperparameterTypes
    .filter((type) => type !== 'categorical' || row.source.type === 'categorical')
    .map((type) => ({
      value: type,
      label: type === 'log' ? `Log (base ${baseOf(row)})` : typeLabels[type],
    }));
