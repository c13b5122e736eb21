import { Link } from '@tanstack/react-router';
import type { Model, ModelVersion } from '@trainyard/sdk/types';
import { Tag } from '@trainyard/ui/base/badge';
import { formatCount } from '@trainyard/ui/lib/format';
import { columnsFor, type TableColumn } from '@trainyard/ui/table/table-columns';
import { RelativeTime } from '~/components/entity/times';
import { workspaceColumn } from '~/components/entity/workspace-column';
import { OwnerBadge } from '~/features/users/owner-badge';
import { ModelTags, VersionTags } from './model-tags';
import { ModelDescription, VersionDescription } from './table-cells';
import { versionName } from './version-texts';

const column = columnsFor<Model>();
const versionColumn = columnsFor<ModelVersion>();

/** Models of the registry; `workspaceName` adds where they are. */
export const modelColumns = (
  workspaceName?: (workspaceId: number) => string | undefined,
): TableColumn<Model>[] => [
  column.accessor('id', {
    header: 'ID',
    sortDescFirst: true,
    cell: ({ getValue }) => <span className="font-mono text-sm text-muted">{getValue()}</span>,
  }),
  column.accessor('name', {
    header: 'Name',
    cell: ({ row }) => (
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
    ),
    meta: { phone: 'title' },
  }),
  column.accessor('description', {
    header: 'Description',
    cell: ({ row }) => <ModelDescription model={row.original} />,
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
    cell: ({ row }) => <OwnerBadge of={row.original} />,
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
    className="truncate font-medium"
  >
    {children}
  </Link>
);

export const modelVersionColumns: TableColumn<ModelVersion>[] = [
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
    cell: ({ row }) => (
      <VersionLink version={row.original}>{versionName(row.original)}</VersionLink>
    ),
    meta: { phone: 'title' },
  }),
  versionColumn.accessor('comment', {
    id: 'description',
    header: 'Description',
    cell: ({ row }) => <VersionDescription version={row.original} />,
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
    cell: ({ row }) => <OwnerBadge of={row.original} />,
    meta: { phone: 'line' },
  }),
  versionColumn.accessor(({ labels }) => labels.join(', '), {
    id: 'tags',
    header: 'Tags',
    enableSorting: false,
    cell: ({ row }) => <VersionTags model={row.original.model} version={row.original} />,
  }),
];
