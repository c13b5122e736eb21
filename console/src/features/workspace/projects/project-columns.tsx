import { Link } from '@tanstack/react-router';
import type { Project } from '@trainyard/sdk/types';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { columnsFor, type TableColumn } from '@trainyard/ui/table/table-columns';
import { Check } from 'lucide-react';
import type { Edit } from '~/app/editing/save-fields';
import { countColumn, timeColumn } from '~/components/entity/columns';
import { DeletionNote } from '~/components/entity/deletion-note';
import { InlineEdit } from '~/components/entity/inline-edit';
import { ownerColumn } from '~/components/owner/owner-column';
import type { OwnerName } from '~/data/users';

const column = columnsFor<Project>();

type Options = {
  showsArchived: boolean;
  ownerName: OwnerName;
  mayEdit: (project: Project) => boolean;
  onDescribe: (project: Project, edit: Edit<string>) => Promise<unknown>;
};

/** Columns of the projects of one workspace; a description is edited in its cell. */
export const projectColumns = (options: Options): TableColumn<Project>[] => [
  column.accessor('name', {
    header: 'Name',
    cell: ({ row }) => (
      <Link
        to="/projects/$projectId/experiments"
        params={{ projectId: String(row.original.id) }}
        title={displayText(row.original.name)}
        className="font-medium"
      >
        {displayText(row.original.name)}
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
        onSave={(to, base) => options.onDescribe(row.original, { base, to })}
      />
    ),
  }),
  countColumn('numExperiments', 'Experiments', (project) => project.numExperiments, {
    phone: 'line',
  }),
  timeColumn(
    'lastExperimentStartedAt',
    'Last Experiment Started',
    (project) => project.lastExperimentStartedAt,
    { phone: 'line', sort: 'updated' },
  ),
  ownerColumn({ id: 'userId', ownerName: options.ownerName, meta: { phone: 'line' } }),
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
