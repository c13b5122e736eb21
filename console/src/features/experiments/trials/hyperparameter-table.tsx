import { useQuery } from '@tanstack/react-query';
import { hyperparameterText } from '@trainyard/insights/hyperparameters/hyperparameters';
import {
  type RelatedHyperparameter,
  relatedHyperparameters,
  valuesOfRows,
} from '@trainyard/insights/hyperparameters/related';
import type { Trial } from '@trainyard/sdk/types';
import { writeYaml } from '@trainyard/sdk/yaml';
import { Button } from '@trainyard/ui/base/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@trainyard/ui/base/dropdown-menu';
import { EmptyState } from '@trainyard/ui/base/empty-state';
import { IconButton } from '@trainyard/ui/base/icon-button';
import { SegmentedControl } from '@trainyard/ui/base/segmented-control';
import { SearchField } from '@trainyard/ui/form/search-field';
import { copyText } from '@trainyard/ui/lib/copy-text';
import { formatCount, missing, plural } from '@trainyard/ui/lib/format';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { DataTable } from '@trainyard/ui/table/data-table';
import { columnsFor } from '@trainyard/ui/table/table-columns';
import { Copy } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useLinkView } from '~/app/links/use-link-view';
import { HyperparameterValue } from '~/components/entity/hyperparameter-value';
import { FailedNote } from '~/components/page/failed-note';
import { experimentQueries } from '~/data/experiments/experiments';
import { trialQueries } from '~/data/experiments/trials';
import { hyperparameterSearch } from './hyperparameter-search';

type Row = RelatedHyperparameter;

/** the number of trials that are read of a search */
const maxOthers = 100;

const column = columnsFor<Row>();

const cell =
  'h-auto! max-w-none! py-1.5 align-top font-mono text-sm break-all whitespace-pre-wrap!';

const isFromParent = ({ parent }: Row) => parent?.kind === 'other' || parent?.kind === 'missing';
const isVaried = ({ others }: Row) => others?.isVaried === true;

const Quiet = ({ children }: { children: string }) => (
  <span className="text-faint">{children}</span>
);

function ParentValue({ parent }: Row) {
  if (parent === undefined) return null;
  if (parent.kind === 'same') return <Quiet>same</Quiet>;
  if (parent.kind === 'missing') return <Quiet>{missing}</Quiet>;
  if (parent.kind === 'searched') return <Quiet>{displayText(parent.text ?? '')}</Quiet>;
  return <HyperparameterValue value={parent.value} />;
}

function OtherValues({ others }: Row) {
  if (others === undefined) return null;
  if (!others.isVaried) return <Quiet>same</Quiet>;
  return <span>{displayText(others.text) || missing}</span>;
}

const CopyValue = ({ name, value }: Row) => (
  <IconButton
    label={`Copy the value of ${displayText(name)}`}
    onClick={() => void copyText(hyperparameterText(value))}
    className="-my-1"
  >
    <Copy aria-hidden className="size-3.5" />
  </IconButton>
);

const columnsOf = (parentId: number | undefined, hasOthers: boolean) => [
  column.accessor('name', {
    header: 'Hyperparameter',
    meta: { isRowHeader: true, sort: 'name', className: cell },
  }),
  column.accessor(({ value }) => hyperparameterText(value), {
    id: 'value',
    header: 'Value',
    cell: ({ row }) => <HyperparameterValue value={row.original.value} />,
    meta: { className: cell },
  }),
  ...(parentId === undefined
    ? []
    : [
        column.display({
          id: 'parent',
          header: `Experiment ${parentId}`,
          cell: ({ row }) => <ParentValue {...row.original} />,
          meta: { className: cell },
        }),
      ]),
  ...(hasOthers
    ? [
        column.display({
          id: 'others',
          header: 'Other trials',
          cell: ({ row }) => <OtherValues {...row.original} />,
          meta: { className: cell },
        }),
      ]
    : []),
  column.display({
    id: 'copy',
    header: 'Copy',
    cell: ({ row }) => (row.original.value === undefined ? null : <CopyValue {...row.original} />),
    meta: { className: `${cell} w-10 text-right` },
  }),
];

type Props = { trial: Pick<Trial, 'id' | 'experimentId' | 'hparams'> };

/** The hyperparameters of a trial beside those of its parent and of the other trials of its search. */
export function HyperparameterTable({ trial }: Props) {
  const { id, experimentId, hparams } = trial;
  const [view, change] = useLinkView(hyperparameterSearch);
  const [sort, setSort] = useState('name=asc');
  const { data: detail } = useQuery(experimentQueries.detail(experimentId));
  const experiment = detail?.experiment;
  const parentId = experiment?.forkedFrom ?? undefined;
  const parent = useQuery({
    ...experimentQueries.named([parentId ?? 0]),
    enabled: parentId !== undefined,
  });
  const { hp } = view;
  const hasOthers = (experiment?.numTrials ?? 1) > 1;
  // a link of another trial may name what this one is not compared with
  const isCompared = view.hpRows === 'parent' ? parentId !== undefined : hasOthers;
  const hpRows = isCompared ? view.hpRows : 'all';
  const others = useQuery({
    ...trialQueries.ofExperiment(experimentId, {
      sortBy: 'SORT_BY_ID',
      orderBy: 'ORDER_BY_ASC',
      limit: maxOthers,
      offset: 0,
      isLive: false,
    }),
    enabled: hasOthers,
  });
  const found = parent.data?.find((each) => each.id === parentId);
  const { data: page } = others;
  const rows = useMemo(
    () =>
      relatedHyperparameters({
        hparams,
        parent: found?.config,
        others: page?.trials.filter((each) => each.id !== id).map((each) => each.hparams),
      }),
    [hparams, found, page, id],
  );
  const columns = useMemo(() => columnsOf(parentId, hasOthers), [parentId, hasOthers]);
  if (rows.length === 0) return <EmptyState title="This trial has no hyperparameters" />;
  const visibleRows = rows.filter(
    (row) =>
      (hpRows === 'all' || (hpRows === 'parent' ? isFromParent(row) : isVaried(row))) &&
      `${row.name} ${hyperparameterText(row.value)}`.toLowerCase().includes(hp.toLowerCase()),
  );
  const segments = [
    { value: 'all', label: `All ${formatCount(rows.length)}` },
    ...(parentId === undefined
      ? []
      : [
          {
            value: 'parent',
            label: found ? `Changed ${formatCount(rows.filter(isFromParent).length)}` : 'Changed',
          },
        ]),
    ...(hasOthers
      ? [
          {
            value: 'search',
            label: page ? `Varied ${formatCount(rows.filter(isVaried).length)}` : 'Varied',
          },
        ]
      : []),
  ] as const;
  return (
    <div className="max-w-240">
      <div className="flex flex-wrap items-center gap-2 pb-2">
        <SearchField
          label="Search hyperparameters"
          placeholder="Search hyperparameters"
          text={hp}
          onChange={(text) => void change({ hp: text })}
        />
        {segments.length > 1 ? (
          <SegmentedControl
            label="Shown hyperparameters"
            value={hpRows}
            segments={segments as readonly { value: typeof hpRows; label: string }[]}
            onChange={(next) => void change({ hpRows: next })}
          />
        ) : null}
        <span className="ml-auto">
          <CopyAll rows={visibleRows} />
        </span>
      </div>
      <FailedNote
        title={`Unable to fetch Experiment ${parentId}`}
        hint="Its hyperparameters are missing."
        query={parent}
      />
      <FailedNote
        title="Unable to fetch the other trials"
        hint="Their hyperparameters are missing."
        query={others}
      />
      {visibleRows.length === 0 ? (
        <EmptyState title="No hyperparameters match" />
      ) : (
        <DataTable
          caption="Hyperparameters"
          frame="inner"
          columns={columns}
          rows={sort === 'name=desc' ? visibleRows.toReversed() : visibleRows}
          keyOf={({ name }) => name}
          sort={sort}
          onSortChange={setSort}
        />
      )}
      <p className="pt-2 text-sm text-muted empty:hidden">
        {[
          parentId !== undefined && parent.data && !parent.isPlaceholderData && !found
            ? `Experiment ${parentId} does not exist, or you may not see it.`
            : '',
          page && page.total > page.trials.length
            ? `Compared with the first ${plural(page.trials.length, 'trial')} of ${formatCount(page.total)}.`
            : '',
        ]
          .filter((note) => note !== '')
          .join(' ')}
      </p>
    </div>
  );
}

/** Copies the visible rows as a config has them. */
function CopyAll({ rows }: { rows: readonly Row[] }) {
  const asText = (write: (values: unknown) => string) => () =>
    void copyText(write(valuesOfRows(rows)), `Copied ${plural(rows.length, 'hyperparameter')}`);
  return (
    <DropdownMenu>
      <DropdownMenuTrigger>
        <Button disabled={rows.length === 0}>
          <Copy aria-hidden className="size-3.5" />
          Copy
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end">
        <DropdownMenuItem onSelect={asText(writeYaml)}>As YAML</DropdownMenuItem>
        <DropdownMenuItem onSelect={asText((values) => JSON.stringify(values, null, 2))}>
          As JSON
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
