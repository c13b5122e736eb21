import { Link } from '@tanstack/react-router';
import type { Model, ModelVersion } from '@trainyard/sdk/types';
import { Tag } from '@trainyard/ui/base/badge';
import { formatMetric, missing } from '@trainyard/ui/lib/format';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { columnsFor, type TableColumn } from '@trainyard/ui/table/table-columns';
import { bytesColumn, countColumn, idColumn, timeColumn } from '~/components/entity/columns';
import { workspaceColumn } from '~/components/entity/workspace-column';
import { BestValue } from '~/components/metrics/best-value';
import { ownerColumn } from '~/components/owner/owner-column';
import type { OwnerName } from '~/data/users';
import { sizeOf } from '~/lib/checkpoint-facts';
import { ModelTags, VersionTags } from './model-tags';
import { aliasesOf } from './mutations';
import { ModelDescription, VersionDescription } from './table-cells';
import { VersionAliases } from './versions/version-aliases';
import { bestOf, measuredBy } from './versions/version-metrics';
import { versionName } from './versions/version-texts';

const column = columnsFor<Model>();
const versionColumn = columnsFor<ModelVersion>();

const updatedColumn = <Row extends { lastUpdatedTime: string | null }>(): TableColumn<Row> =>
  timeColumn('lastUpdatedTime', 'Last updated', (row) => row.lastUpdatedTime, { phone: 'line' });

type ModelOptions = {
  ownerName: OwnerName;
  /** adds the column of the workspace */
  workspaceName?: (workspaceId: number) => string | undefined;
  /** their descriptions only fit below their names */
  isNarrow: boolean;
};

/** Models of the registry. */
export const modelColumns = ({
  workspaceName,
  ownerName,
  isNarrow,
}: ModelOptions): TableColumn<Model>[] => [
  idColumn('id', 'ID', ({ id }) => id),
  column.accessor('name', {
    header: 'Name',
    cell: ({ row }) => (
      <>
        <span className="flex min-w-0 items-center gap-2">
          <Link
            to="/models/$modelId"
            params={{ modelId: String(row.original.id) }}
            title={displayText(row.original.name)}
            className="truncate font-medium max-[1280px]:py-0.5"
          >
            {displayText(row.original.name)}
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
    meta: { phone: 'title', className: 'max-[1280px]:py-1' },
  }),
  column.accessor('description', {
    header: 'Description',
    cell: ({ row }) => <ModelDescription model={row.original} />,
    meta: { isOptional: isNarrow },
  }),
  ...(workspaceName ? [workspaceColumn<Model>({ nameOf: workspaceName, page: 'models' })] : []),
  countColumn('numVersions', 'Versions', ({ numVersions }) => numVersions, { phone: 'line' }),
  updatedColumn(),
  column.accessor(({ labels }) => labels.join(', '), {
    id: 'tags',
    header: 'Tags',
    enableSorting: false,
    cell: ({ row }) => <ModelTags model={row.original} />,
  }),
  ownerColumn({
    id: 'user',
    ownerName,
    meta: { isGroup: true, phone: 'line' },
  }),
  timeColumn('created', 'Created', ({ creationTime }) => creationTime),
];

const VersionLink = ({ version, children }: { version: ModelVersion; children: string }) => (
  <Link
    to="/models/$modelId/versions/$versionNum/model"
    params={{ modelId: String(version.model.id), versionNum: String(version.version) }}
    // keeps a short number at a distance from the box before it, and a name from the line below it
    className="inline-block max-w-full min-w-8 truncate align-top leading-6 font-medium"
  >
    {displayText(children)}
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
      return <BestValue text={formatMetric(value)} isBest={value === best} />;
    },
    meta: { isEnd: true, isCode: true, phone: 'line' },
  });
}

type Versions = {
  ownerName: OwnerName;
  model: Model;
  versions: readonly ModelVersion[];
  metrics: readonly string[];
  /** the size only fits in the lineage below */
  isNarrow: boolean;
};

/** Versions of a model, with columns of these metrics. */
export const modelVersionColumns = ({
  model,
  versions,
  metrics,
  ownerName,
  isNarrow,
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
    meta: { phone: 'title', className: 'pt-1' },
  }),
  versionColumn.accessor(({ version }) => aliasesOf(model, version).join(', '), {
    id: 'aliases',
    header: 'Alias',
    cell: ({ row }) => <VersionAliases model={model} version={row.original} />,
    // room for one alias with the button beside it
    meta: { phone: 'line', className: 'min-w-35' },
  }),
  ...metrics.map((name) => metricColumn(name, versions)),
  bytesColumn('size', 'Size', ({ checkpoint }) => sizeOf(checkpoint), { isOptional: isNarrow }),
  updatedColumn(),
  ownerColumn({
    id: 'user',
    ownerName,
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
