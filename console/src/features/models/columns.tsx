import { Link } from '@tanstack/react-router';
import type { Model, ModelVersion } from '@trainyard/sdk/types';
import { Tag } from '@trainyard/ui/base/badge';
import { formatBytes, formatCount, formatMetric, missing } from '@trainyard/ui/lib/format';
import { columnsFor, type TableColumn } from '@trainyard/ui/table/table-columns';
import { RelativeTime } from '~/components/entity/times';
import { workspaceColumn } from '~/components/entity/workspace-column';
import { OwnerBadge } from '~/features/users/owner-badge';
import { sizeOf } from '~/lib/checkpoint-facts';
import { ModelTags, VersionTags } from './model-tags';
import { ModelDescription, VersionDescription } from './table-cells';
import { aliasesOf, VersionAliases } from './version-aliases';
import { bestOf, measuredBy } from './version-metrics';
import { versionName } from './version-texts';

const column = columnsFor<Model>();
const versionColumn = columnsFor<ModelVersion>();

type ModelOptions = {
  /** adds the column of the workspace */
  workspaceName?: (workspaceId: number) => string | undefined;
  /** their descriptions only fit below their names */
  isNarrow: boolean;
};

/** Models of the registry. */
export const modelColumns = ({ workspaceName, isNarrow }: ModelOptions): TableColumn<Model>[] => [
  column.accessor('id', {
    header: 'ID',
    sortDescFirst: true,
    cell: ({ getValue }) => <span className="font-mono text-sm text-muted">{getValue()}</span>,
  }),
  column.accessor('name', {
    header: 'Name',
    cell: ({ row }) => (
      <>
        <span className="flex min-w-0 items-center gap-2">
          <Link
            to="/models/$modelId"
            params={{ modelId: String(row.original.id) }}
            title={row.original.name}
            className="truncate font-medium"
          >
            {row.original.name}
          </Link>
          {row.original.archived ? <Tag className="shrink-0">Archived</Tag> : null}
        </span>
        {isNarrow ? (
          <span className="block text-sm">
            <ModelDescription model={row.original} />
          </span>
        ) : null}
      </>
    ),
    meta: { phone: 'title', className: 'max-[1280px]:max-w-56 max-[1280px]:py-1' },
  }),
  column.accessor('description', {
    header: 'Description',
    cell: ({ row }) => <ModelDescription model={row.original} />,
    meta: { isOptional: isNarrow },
  }),
  ...(workspaceName ? [workspaceColumn<Model>({ nameOf: workspaceName, page: 'models' })] : []),
  column.accessor('numVersions', {
    header: 'Versions',
    sortDescFirst: true,
    cell: ({ getValue }) => formatCount(getValue()),
    meta: { isEnd: true, phone: 'line' },
  }),
  column.accessor('lastUpdatedTime', {
    header: 'Last updated',
    sortDescFirst: true,
    cell: ({ getValue }) => <RelativeTime time={getValue()} className="text-muted" />,
    meta: { phone: 'line' },
  }),
  column.accessor(({ labels }) => labels.join(', '), {
    id: 'tags',
    header: 'Tags',
    enableSorting: false,
    cell: ({ row }) => <ModelTags model={row.original} />,
  }),
  column.accessor('username', {
    id: 'user',
    header: 'User',
    cell: ({ row }) => (
      <OwnerBadge of={row.original} className="min-[900px]:max-[1280px]:*:last:sr-only" />
    ),
    meta: { isGroup: true, phone: 'line' },
  }),
  column.accessor('creationTime', {
    id: 'created',
    header: 'Created',
    sortDescFirst: true,
    cell: ({ getValue }) => <RelativeTime time={getValue()} className="text-muted" />,
  }),
];

const VersionLink = ({ version, children }: { version: ModelVersion; children: string }) => (
  <Link
    to="/models/$modelId/versions/$versionNum/model"
    params={{ modelId: String(version.model.id), versionNum: String(version.version) }}
    // keeps a short number at a distance from the box before it, and a name from the line below it
    className="inline-block max-w-full min-w-8 truncate align-top leading-6 font-medium"
  >
    {children}
  </Link>
);

/** A metric of the versions, the best value marked. */
function metricColumn(name: string, versions: readonly ModelVersion[]): TableColumn<ModelVersion> {
  const best = bestOf(name, versions);
  return versionColumn.accessor((version) => measuredBy(version).get(name), {
    id: `metric.${name}`,
    header: name,
    cell: ({ getValue }) => {
      const value = getValue();
      if (value === undefined) return <span className="text-faint">{missing}</span>;
      if (value !== best) return formatMetric(value);
      return (
        <span className="font-medium text-ok">
          <span aria-hidden>● </span>
          {formatMetric(value)}
          <span className="sr-only">, best</span>
        </span>
      );
    },
    meta: { isEnd: true, isCode: true, phone: 'line' },
  });
}

type Versions = { model: Model; versions: readonly ModelVersion[]; metrics: readonly string[] };

/** Versions of a model, with columns of these metrics. */
export const modelVersionColumns = ({
  model,
  versions,
  metrics,
}: Versions): TableColumn<ModelVersion>[] => [
  versionColumn.accessor('version', {
    header: 'V',
    sortDescFirst: true,
    cell: ({ row }) => (
      <VersionLink version={row.original}>{`V${row.original.version}`}</VersionLink>
    ),
    meta: { phone: 'end' },
  }),
  versionColumn.accessor(versionName, {
    id: 'name',
    header: 'Name',
    cell: ({ row: { original: version } }) => (
      <>
        <VersionLink version={version}>{versionName(version)}</VersionLink>
        <span className="flex items-center gap-3 pt-0.5 pb-1 text-sm phone:hidden">
          <VersionDescription version={version} />
          <VersionTags model={version.model} version={version} />
        </span>
      </>
    ),
    meta: { phone: 'title', className: 'max-w-40! min-w-40 pt-1 min-[1600px]:max-w-80!' },
  }),
  versionColumn.accessor(({ version }) => aliasesOf(model, version).join(', '), {
    id: 'aliases',
    header: 'Alias',
    cell: ({ row }) => <VersionAliases model={model} version={row.original} />,
    meta: { phone: 'line' },
  }),
  ...metrics.map((name) => metricColumn(name, versions)),
  versionColumn.accessor(({ checkpoint }) => sizeOf(checkpoint), {
    id: 'size',
    header: 'Size',
    sortDescFirst: true,
    cell: ({ getValue }) => formatBytes(getValue()),
    meta: { isEnd: true },
  }),
  versionColumn.accessor('lastUpdatedTime', {
    header: 'Last updated',
    sortDescFirst: true,
    cell: ({ getValue }) => <RelativeTime time={getValue()} className="text-muted" />,
    meta: { phone: 'line' },
  }),
  versionColumn.accessor('username', {
    id: 'user',
    header: 'User',
    cell: ({ row }) => (
      // next to the notes only the initials fit
      <OwnerBadge of={row.original} className="min-[900px]:max-[1600px]:*:last:sr-only" />
    ),
    meta: { phone: 'line' },
  }),
  // both are changed below the name; as columns they are for sorting and for files
  versionColumn.accessor('comment', {
    id: 'description',
    header: 'Description',
    meta: { isOptional: true },
  }),
  versionColumn.accessor(({ labels }) => labels.join(', '), {
    id: 'tags',
    header: 'Tags',
    enableSorting: false,
    meta: { isOptional: true },
  }),
];
