import type { ModelVersion } from '@trainyard/sdk/types';
import { Button } from '@trainyard/ui/base/button';
import { EmptyState } from '@trainyard/ui/base/empty-state';
import { SegmentedControl } from '@trainyard/ui/base/segmented-control';
import { Spinner } from '@trainyard/ui/base/spinner';
import { formatBytes, missing, plural } from '@trainyard/ui/lib/format';
import { cn } from '@trainyard/ui/lib/utils';
import { SectionHeading } from '@trainyard/ui/page/section';
import { DataTable } from '@trainyard/ui/table/data-table';
import { columnsFor, type TableColumn } from '@trainyard/ui/table/table-columns';
import { type ComponentType, Suspense } from 'react';
import type { ModelView } from '~/features/registry/models/search';
import { filesOf } from '~/lib/checkpoint-facts';
import { type CompareRow, compareRows, deltaText, numberOf } from '~/lib/compare-rows';
import { metricNames, metricRows } from '~/lib/metrics/metric-rows';
import { directionOf, measuredBy, metricNamesOf, verdictOf } from './version-metrics';

/** Props of the differences between two experiments, which another feature shows. */
export type ExperimentDiffProps = {
  ids: readonly [number, number];
  part: 'config' | 'code';
  file: string | undefined;
  onFile: (path: string) => void;
};

type Props = {
  /** the first is compared with the second */
  pair: readonly [ModelVersion, ModelVersion];
  ExperimentDiff: ComponentType<ExperimentDiffProps>;
  view: ModelView;
  onViewChange: (change: Partial<ModelView>) => void;
};

type Pair = Props['pair'];
type Row = CompareRow & { verdict?: 'better' | 'worse' | undefined };

/** The metrics of two versions, and which of the first are better. */
function metricsOf(pair: Pair): Row[] {
  const columns = pair.map(measuredBy);
  const order = metricNamesOf(pair);
  const names = metricNames(columns).toSorted(
    (one, other) => order.indexOf(one.name) - order.indexOf(other.name),
  );
  return metricRows(columns, names).map((row) => {
    const [value, base] = columns.map((column) => column.get(row.name));
    return { ...row, verdict: verdictOf([value, base], directionOf(row.name, pair)) };
  });
}

const hyperparametersOf = (pair: Pair): Row[] =>
  compareRows(
    pair.map(({ checkpoint }) => ({
      config: { hyperparameters: checkpoint.training.hparams ?? {} },
    })),
  ).filter(({ kind }) => kind === 'Hyperparameters');

/** The files of both checkpoints with their sizes, without folders. */
function filesOfBoth(pair: Pair): Row[] {
  const sizes = pair.map(
    ({ checkpoint }) => new Map(filesOf(checkpoint).map(({ name, size }) => [name, size])),
  );
  const names = new Set(sizes.flatMap((each) => [...each.keys()]));
  return [...names].sort().map((name) => {
    const bytes = sizes.map((each) => each.get(name));
    return {
      kind: 'Config',
      name,
      values: bytes.map((size) => (size === undefined ? undefined : formatBytes(size))),
      differs: bytes[0] !== bytes[1],
    };
  });
}

const column = columnsFor<Row>();
const tones = { better: 'text-ok', worse: 'text-bad' };

function changeOf({ values, numbers = values.map(numberOf), differs }: Row): string {
  const [value = Number.NaN, base = Number.NaN] = numbers;
  return deltaText(value, base) || (differs ? 'changed' : '');
}

const columnsOf = (pair: Pair, title: string): TableColumn<Row>[] => [
  column.display({
    id: 'name',
    header: title,
    cell: ({ row }) => <span className="font-mono text-sm">{row.original.name}</span>,
    meta: {
      isRowHeader: true,
      className: 'phone:max-w-32 phone:min-w-30 phone:whitespace-normal phone:wrap-anywhere',
    },
  }),
  ...pair.map(({ version }, at) =>
    column.display({
      id: `v${version}`,
      header: `V${version}`,
      cell: ({ row }) => (
        <span title={row.original.values[at]} className={at === 1 ? 'text-muted' : undefined}>
          {row.original.values[at] ?? missing}
        </span>
      ),
      meta: {
        isEnd: true,
        className: 'phone:max-w-24 phone:px-1 phone:whitespace-normal phone:wrap-anywhere',
      },
    }),
  ),
  column.display({
    id: 'change',
    header: 'Change',
    cell: ({ row }) => {
      const { verdict } = row.original;
      return (
        <span className={cn('num', verdict ? tones[verdict] : 'text-muted')}>
          {changeOf(row.original)}
          {verdict ? <span className="sr-only">, {verdict}</span> : null}
        </span>
      );
    },
    meta: {
      isEnd: true,
      className: 'phone:max-w-24 phone:py-1 phone:pl-1 phone:whitespace-normal',
    },
  }),
];

const countOf = (rows: readonly Row[], verdict: Row['verdict']) =>
  rows.filter((row) => row.verdict === verdict).length;

const parts: { value: ModelView['part']; label: string }[] = [
  { value: 'figures', label: 'Metrics' },
  { value: 'config', label: 'Config' },
  { value: 'code', label: 'Code' },
  { value: 'files', label: 'Files' },
];

/** Compares two versions of a model, the first against the second. */
export default function CompareVersions(props: Props) {
  const { pair, view, onViewChange } = props;
  const [one, other] = pair;
  const metrics = metricsOf(pair);
  const hyperparameters = hyperparametersOf(pair);
  const different = hyperparameters.filter(({ differs }) => differs);
  const worse = countOf(metrics, 'worse');
  return (
    <section aria-label={`V${one.version} against V${other.version}`}>
      <SectionHeading
        note={`${plural(countOf(metrics, 'better'), 'metric')} better, ${worse === 0 ? 'none' : worse} worse; ${different.length} of ${plural(hyperparameters.length, 'hyperparameter')} differ`}
      >
        {`V${one.version} against V${other.version}`}
      </SectionHeading>
      <div className="flex flex-wrap items-center gap-2 pb-3">
        <SegmentedControl
          label="What is compared"
          value={view.part}
          segments={parts}
          onChange={(part) => onViewChange({ part })}
        />
        <Button
          variant="quiet"
          onClick={() => onViewChange({ versions: [other.version, one.version] })}
        >
          Swap
        </Button>
      </div>
      {view.part === 'figures' ? (
        <div className="grid gap-4">
          <Rows pair={pair} title="Metric" rows={metrics} />
          <Rows pair={pair} title="Hyperparameter" rows={different} />
        </div>
      ) : view.part === 'files' ? (
        <Rows pair={pair} title="File" rows={filesOfBoth(pair)} />
      ) : (
        <OfExperiments {...props} part={view.part} />
      )}
    </section>
  );
}

const Rows = ({ pair, title, rows }: { pair: Pair; title: string; rows: Row[] }) =>
  rows.length === 0 ? null : (
    <DataTable
      caption={`${title}s of both versions`}
      frame="inner"
      columns={columnsOf(pair, title)}
      rows={rows}
      keyOf={({ name }) => name}
    />
  );

/** Config and code belong to the experiments that wrote the checkpoints. */
function OfExperiments(props: Props & Pick<ExperimentDiffProps, 'part'>) {
  const { pair, ExperimentDiff, part, view, onViewChange } = props;
  const [left, right] = pair.map(({ checkpoint }) => checkpoint.training.experimentId);
  if (!left || !right) return <EmptyState title="One of the versions has no experiment" />;
  if (left === right)
    return (
      <EmptyState title="No differences" hint={`Both versions come from experiment ${left}.`} />
    );
  return (
    <Suspense fallback={<Spinner label="Loading the differences" className="m-6 size-5" />}>
      <ExperimentDiff
        // the older side is on the left, as in a diff of files
        ids={[right, left]}
        part={part}
        file={view.file}
        onFile={(file) => onViewChange({ file })}
      />
    </Suspense>
  );
}
