import { Link } from '@tanstack/react-router';
import type { Model, ModelVersion } from '@trainyard/sdk/types';
import { Tag } from '@trainyard/ui/base/badge';
import { formatCount, missing } from '@trainyard/ui/lib/format';
import type { ClientColumn } from '@trainyard/ui/table/use-client-rows';
import { RelativeTime } from '~/components/entity/relative-time';
import { Tags } from '~/components/entity/tags';
import { UserBadge } from '~/components/entity/user-badge';
import { useUser } from '~/features/users/queries';
import { versionName } from './version-name';

const Words = ({ children }: { children: string }) =>
  children === '' ? (
    <span className="text-faint">{missing}</span>
  ) : (
    <span title={children} className="text-muted">
      {children}
    </span>
  );

function Owner({ row }: { row: { userId: number; username: string } }) {
  return <UserBadge user={useUser(row.userId) ?? { username: row.username }} />;
}

/** Models of the registry; `workspaceName` adds where they are. */
export const modelColumns = (
  workspaceName?: (workspaceId: number) => string | undefined,
): ClientColumn<Model>[] => [
  {
    id: 'id',
    title: 'ID',
    isDescFirst: true,
    value: ({ id }) => id,
    cell: ({ id }) => <span className="font-mono text-sm text-muted">{id}</span>,
  },
  {
    id: 'name',
    title: 'Name',
    phone: 'title',
    value: ({ name }) => name,
    cell: ({ id, name, archived }) => (
      <span className="flex min-w-0 items-center gap-2">
        <Link
          to="/models/$modelId"
          params={{ modelId: String(id) }}
          title={name}
          className="truncate font-medium"
        >
          {name}
        </Link>
        {archived ? <Tag className="shrink-0">Archived</Tag> : null}
      </span>
    ),
  },
  {
    id: 'description',
    title: 'Description',
    value: ({ description }) => description,
    cell: ({ description }) => <Words>{description}</Words>,
  },
  ...(workspaceName ? [workspaceColumn(workspaceName)] : []),
  {
    id: 'numVersions',
    title: 'Versions',
    phone: 'line',
    isEnd: true,
    isDescFirst: true,
    value: ({ numVersions }) => numVersions,
    cell: ({ numVersions }) => formatCount(numVersions),
  },
  {
    id: 'lastUpdatedTime',
    title: 'Last updated',
    phone: 'line',
    isDescFirst: true,
    value: ({ lastUpdatedTime }) => lastUpdatedTime,
    cell: ({ lastUpdatedTime }) => <RelativeTime time={lastUpdatedTime} className="text-muted" />,
  },
  {
    id: 'tags',
    title: 'Tags',
    text: ({ labels }) => labels.join(', '),
    cell: ({ labels }) => <Tags labels={labels} />,
  },
  {
    id: 'user',
    isGroup: true,
    title: 'User',
    phone: 'line',
    value: ({ username }) => username,
    cell: (model) => <Owner row={model} />,
  },
  {
    id: 'created',
    title: 'Created',
    isDescFirst: true,
    value: ({ creationTime }) => creationTime,
    cell: ({ creationTime }) => <RelativeTime time={creationTime} className="text-muted" />,
  },
];

const workspaceColumn = (
  nameOf: (workspaceId: number) => string | undefined,
): ClientColumn<Model> => ({
  id: 'workspace',
  isGroup: true,
  title: 'Workspace',
  value: ({ workspaceId }) => nameOf(workspaceId) ?? null,
  cell: ({ workspaceId }) => (
    <Link
      to="/workspaces/$workspaceId/models"
      params={{ workspaceId: String(workspaceId) }}
      className="text-muted"
    >
      {nameOf(workspaceId) ?? missing}
    </Link>
  ),
});

const VersionLink = ({ version, children }: { version: ModelVersion; children: string }) => (
  <Link
    to="/models/$modelId/versions/$versionNum/model"
    params={{ modelId: String(version.model.id), versionNum: String(version.version) }}
    className="truncate font-medium"
  >
    {children}
  </Link>
);

export const modelVersionColumns: ClientColumn<ModelVersion>[] = [
  {
    id: 'version',
    title: 'V',
    phone: 'end',
    isDescFirst: true,
    value: ({ version }) => version,
    cell: (version) => <VersionLink version={version}>{`V${version.version}`}</VersionLink>,
  },
  {
    id: 'name',
    title: 'Name',
    phone: 'title',
    value: versionName,
    cell: (version) => <VersionLink version={version}>{versionName(version)}</VersionLink>,
  },
  {
    id: 'description',
    title: 'Description',
    value: ({ comment }) => comment,
    cell: ({ comment }) => <Words>{comment}</Words>,
  },
  {
    id: 'lastUpdatedTime',
    title: 'Last updated',
    phone: 'line',
    isDescFirst: true,
    value: ({ lastUpdatedTime }) => lastUpdatedTime,
    cell: ({ lastUpdatedTime }) => <RelativeTime time={lastUpdatedTime} className="text-muted" />,
  },
  {
    id: 'user',
    title: 'User',
    phone: 'line',
    value: ({ username }) => username,
    cell: (version) => <Owner row={version} />,
  },
  {
    id: 'tags',
    title: 'Tags',
    text: ({ labels }) => labels.join(', '),
    cell: ({ labels }) => <Tags labels={labels} />,
  },
];
