import { useQuery } from '@tanstack/react-query';
import type { Experiment } from '@trainyard/sdk/types';
import { EmptyState } from '@trainyard/ui/base/empty-state';
import { Spinner } from '@trainyard/ui/base/spinner';
import { CodeDiff } from '@trainyard/ui/code/code-diff';
import { missing } from '@trainyard/ui/lib/format';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { DataTable } from '@trainyard/ui/table/data-table';
import { columnsFor, type TableColumn } from '@trainyard/ui/table/table-columns';
import type { ReactNode } from 'react';
import { FailedQuery } from '~/app/errors/failed-query';
import { experimentQueries } from '~/data/experiments/experiments';
import { configFiles } from '~/features/experiments/base/config-files';
import { ExperimentArtifacts } from '~/features/experiments/experiment-detail/experiment-artifacts';
import { type CompareRow, compareRows } from '~/lib/compare-rows';
import { DiffCode } from './diff-code';
import { DiffLogs } from './diff-logs';
import type { DiffPart } from './diff-search';

const column = columnsFor<CompareRow>();

/** The hyperparameters that two experiments set differently. */
function DiffHyperparameters({ left, right }: { left: Experiment; right: Experiment }) {
  const rows = compareRows([left, right]).filter(({ kind }) => kind === 'Hyperparameters');
  const different = rows.filter(({ differs }) => differs);
  if (different.length === 0) {
    return (
      <EmptyState
        title="No differences"
        hint={
          rows.length === 0 ? 'Neither has hyperparameters.' : 'All hyperparameters are the same.'
        }
      />
    );
  }
  return (
    <div className="px-6 narrow:px-4">
      <DataTable
        caption="Hyperparameters that differ"
        columns={columnsOf(left, right)}
        rows={different}
        keyOf={({ name }) => name}
      />
    </div>
  );
}

const columnsOf = (...sides: Experiment[]): TableColumn<CompareRow>[] => [
  column.display({
    id: 'name',
    header: 'Hyperparameter',
    cell: ({ row }) => <span className="font-mono text-sm">{displayText(row.original.name)}</span>,
  }),
  ...sides.map(({ id, name }, at) =>
    column.display({
      id: `${id}`,
      header: `${displayText(name)} (${id})`,
      cell: ({ row }) => {
        const value = row.original.values[at];
        if (value === undefined) return <span className="text-faint">{missing}</span>;
        return <span title={displayText(value)}>{displayText(value)}</span>;
      },
    }),
  ),
];

type Props = {
  ids: readonly [number, number];
  part: DiffPart;
  file: string | undefined;
  onFile: (path: string) => void;
};

/** One part of the differences between two experiments, by their ids. */
export default function ExperimentDiff({ ids, part, file, onFile }: Props) {
  const left = useQuery(experimentQueries.detail(ids[0]));
  const right = useQuery(experimentQueries.detail(ids[1]));
  const failed = [left, right].find(({ data, error }) => !data && error);
  if (failed) {
    return (
      <FailedQuery
        title={`Unable to fetch Experiment ${failed === left ? ids[0] : ids[1]}`}
        query={failed}
      />
    );
  }
  const sides = [left.data?.experiment, right.data?.experiment];
  const [one, other] = sides;
  if (!one || !other) return <Spinner label="Loading experiments" className="m-6 size-5" />;
  if (part === 'config') return <Configs left={one} right={other} />;
  if (part === 'hyperparameters') return <DiffHyperparameters left={one} right={other} />;
  return (
    <Readable ids={ids} what={part}>
      {part === 'code' ? (
        <DiffCode left={one} right={other} file={file} onFile={onFile} />
      ) : (
        <DiffLogs left={one} right={other} />
      )}
    </Readable>
  );
}

type ReadableProps = {
  ids: readonly [number, number];
  what: 'code' | 'logs';
  children: ReactNode;
};

/** the user may lack the right to read the artifacts of either experiment */
const Readable = ({ ids, what, children }: ReadableProps) => (
  <ExperimentArtifacts experimentId={ids[0]} what={what}>
    <ExperimentArtifacts experimentId={ids[1]} what={what}>
      {children}
    </ExperimentArtifacts>
  </ExperimentArtifacts>
);

function Configs({ left, right }: { left: Experiment; right: Experiment }) {
  // the config at run time: comparable, however each experiment was submitted
  const [before = '', after = ''] = [left, right].map(
    (experiment) => configFiles(experiment).at(-1)?.text,
  );
  if (before === after)
    return <EmptyState title="No differences" hint="Both run with the same configuration." />;
  return (
    <CodeDiff
      before={{ label: `${left.name} (${left.id})`, text: before }}
      after={{ label: `${right.name} (${right.id})`, text: after }}
      language="yaml"
    />
  );
}
