import { Select } from '@trainyard/ui/base/select';
import { useReportUnknown } from '@trainyard/ui/lib/refused-values';
import { useLinkView } from '~/app/links/use-link-view';
import { bySeeds, everyRow, type RowGroup } from './board-groups';
import { type BoardLines, boardSearch } from './board-search';

const lineOptions: { value: BoardLines; label: string }[] = [
  { value: 'deviation', label: 'Mean ± deviation' },
  { value: 'range', label: 'Mean, min to max' },
  { value: 'each', label: 'Every curve, in the color of its group' },
];

type Props = {
  /** columns with groups */
  choices: readonly { value: string; label: string }[];
  /** the groups of the drawn rows, if they are grouped */
  groups: readonly RowGroup[] | undefined;
  /** the name of several rows */
  plural: string;
};

const notes: Record<BoardLines, string | undefined> = {
  deviation: 'Means of the curves that got that far. Band: standard deviation',
  range: 'Means of the curves that got that far. Band: from the lowest to the highest',
  each: undefined,
};

/** Selects what the drawn rows are grouped by, and whether a group is one line with a band. */
export function GroupChoice({ choices, groups, plural }: Props) {
  const [{ boardBy, boardLines }, change] = useLinkView(boardSearch);
  const options = [
    { value: everyRow, label: 'None' },
    { value: bySeeds, label: 'Seeds', note: 'The same hyperparameters apart from seeds' },
    ...choices,
  ];
  useReportUnknown({
    name: 'boardBy',
    values: [boardBy],
    choices: options.map(({ value }) => value),
    fault: (value) => `These ${plural} have no groups by ${value}.`,
    instead: 'They are not grouped.',
  });
  const by = options.some(({ value }) => value === boardBy) ? boardBy : everyRow;
  const isAlone = groups?.every(({ rowIds }) => rowIds.length === 1);
  const note = isAlone
    ? `No two of these ${plural} are in one group, so nothing is averaged.`
    : notes[boardLines];
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Select
        label="Group by"
        isNamed
        value={by}
        options={options}
        onChange={(next) => void change({ boardBy: next })}
      />
      {by === everyRow ? null : (
        <Select
          label="Lines of groups"
          value={boardLines}
          options={lineOptions}
          onChange={(next) => void change({ boardLines: next })}
        />
      )}
      {groups && note ? <p className="text-sm text-faint">{note}</p> : null}
    </div>
  );
}
