import { Link } from '@tanstack/react-router';
import type { Project } from '@trainyard/sdk/types';
import { formatCount } from '@trainyard/ui/lib/format';
import { columnsFor, type TableColumn } from '@trainyard/ui/table/table-columns';
import { Check } from 'lucide-react';
import { DeletionNote } from '~/components/entity/deletion-note';
import { InlineEdit } from '~/components/entity/inline-edit';
import { RelativeTime } from '~/components/entity/times';
import { OwnerBadge } from '~/features/users/owner-badge';

const column = columnsFor<Project>();

type Options = {
  showsArchived: boolean;
  mayEdit: (project: Project) => boolean;
  onDescribe: (project: Project, description: string) => Promise<unknown>;
};

/** Columns of the projects of one workspace; a description is edited in its cell. */
export const projectColumns = (options: Options): TableColumn<Project>[] => [
  column.accessor('name', {
    header: 'Name',
    cell: ({ row }) => (
      <Link
        to="/projects/$projectId/experiments"
        params={{ projectId: String(row.original.id) }}
        title={row.original.name}
        className="font-medium"
      >
        {row.original.name}
      </Link>
    ),
    meta: { phone: 'title', sort: 'name' },
  }),
  column.accessor('description', {
    header: 'Description',
    cell: ({ row }) => (
      <InlineEdit
        label={`Description of ${row.original.name}`}
        value={row.original.description}
        placeholder="Add description"
        disabled={!options.mayEdit(row.original)}
        onSave={(description) => options.onDescribe(row.original, description)}
      />
    ),
  }),
  column.accessor('numExperiments', {
    header: 'Experiments',
    cell: ({ getValue }) => formatCount(getValue()),
    meta: { isEnd: true, phone: 'line' },
  }),
  column.accessor('lastExperimentStartedAt', {
    header: 'Last Experiment Started',
    sortDescFirst: true,
    cell: ({ getValue }) => <RelativeTime time={getValue()} className="text-muted" />,
    meta: { phone: 'line', sort: 'updated' },
  }),
  column.accessor('username', {
    id: 'userId',
    header: 'User',
    cell: ({ row }) => <OwnerBadge of={row.original} />,
    meta: { phone: 'line' },
  }),
  ...(options.showsArchived ? [archived] : []),
  column.display({
    id: 'state',
    header: 'State',
    cell: ({ row }) => <DeletionNote {...row.original} />,
    meta: { phone: 'end' },
  }),
];

const archived: TableColumn<Project> = column.accessor(({ archived: is }) => (is ? 'Yes' : 'No'), {
  id: 'archived',
  header: 'Archived',
  cell: ({ row }) =>
    row.original.archived ? (
      <Check role="img" aria-label="Archived" className="size-3.5 text-muted" strokeWidth={2} />
    ) : null,
});
