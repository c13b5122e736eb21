import { useQuery } from '@tanstack/react-query';
import type { Experiment } from '@trainyard/sdk/types';
import { Button } from '@trainyard/ui/base/button';
import { Dialog, DialogContent } from '@trainyard/ui/base/dialog';
import { EmptyState } from '@trainyard/ui/base/empty-state';
import { SegmentedControl } from '@trainyard/ui/base/segmented-control';
import { Spinner } from '@trainyard/ui/base/spinner';
import { CodeDiff } from '@trainyard/ui/code/code-diff';
import { missing } from '@trainyard/ui/lib/format';
import { DataTable } from '@trainyard/ui/table/data-table';
import { columnsFor, type TableColumn } from '@trainyard/ui/table/table-columns';
import type { ReactNode } from 'react';
import { FailedQuery } from '~/app/errors/failed-query';
import { useLinkView } from '~/app/links/use-link-view';
import { Finder } from '~/features/experiment-compare/compare-add';
import { type CompareRow, compareRows } from '~/features/experiment-compare/compare-rows';
import { ExperimentArtifacts } from '~/features/experiment-detail/experiment-artifacts';
import { configFiles } from '~/features/experiments/config-files';
import { experimentQueries } from '~/features/experiments/queries';
import { DiffCode } from './diff-code';
import { DiffLogs } from './diff-logs';
import { type DiffPart, diffSearch } from './diff-search';

const column = columnsFor<CompareRow>();

/** The hyperparameters that two experiments set differently. */
function DiffHyperparameters({ left, right }: { left: Experiment; right: Experiment }) {
  const rows = compareRows([left, right]).filter(({ kind }) => kind === 'Hyperparameters');
  const different = rows.filter(({ differs }) => differs);
  if (different.length === 0) {
    return (
      <EmptyState
        title="No differences"
        hint={rows.length === 0 ? 'Neither has hyperparameters.' : 'All are set the same.'}
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
    cell: ({ row }) => <span className="font-mono text-sm">{row.original.name}</span>,
  }),
  ...sides.map(({ id, name }, at) =>
    column.display({
      id: `${id}`,
      header: `${name} (${id})`,
      cell: ({ row }) => (
        <span title={row.original.values[at]}>
          {row.original.values[at] ?? <span className="text-faint">{missing}</span>}
        </span>
      ),
    }),
  ),
];

const parts: { value: DiffPart; label: string }[] = [
  { value: 'config', label: 'Config' },
  { value: 'code', label: 'Code' },
  { value: 'hyperparameters', label: 'Hyperparameters' },
  { value: 'logs', label: 'Logs' },
];

/** Shows the differences between two experiments; the user finds the second by name or number, the link keeps it. */
export default function DiffDialog({ experimentId }: { experimentId: number }) {
  const [{ against = 0, part, file }, change] = useLinkView(diffSearch);
  const close = () => change({ against: undefined, part: 'config', file: undefined });
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || close()}>
      <DialogContent
        title={
          against === 0
            ? `Compare Experiment ${experimentId} with…`
            : `Experiments ${experimentId} and ${against}`
        }
        size={against === 0 ? 'small' : 'full'}
      >
        {against === 0 ? (
          <Finder chosen={[experimentId]} onAdd={(id) => change({ against: id })} />
        ) : (
          <>
            <div className="flex flex-wrap items-center gap-2 pt-1 pb-3">
              <SegmentedControl
                label="What is compared"
                value={part}
                segments={parts}
                onChange={(next) => change({ part: next })}
              />
              <Button variant="quiet" onClick={() => change({ against: 0, file: undefined })}>
                Choose another
              </Button>
            </div>
            <Both
              ids={[experimentId, against]}
              part={part}
              file={file}
              onFile={(path) => change({ file: path })}
            />
          </>
        )}
      </DialogContent>
    </Dialog>
  );
}

type BothProps = {
  ids: readonly [number, number];
  part: DiffPart;
  file: string | undefined;
  onFile: (path: string) => void;
};

function Both({ ids, part, file, onFile }: BothProps) {
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
