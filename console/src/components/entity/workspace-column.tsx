import { Link } from '@tanstack/react-router';
import { missing } from '@trainyard/ui/lib/format';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import type { TableColumn } from '@trainyard/ui/table/table-columns';

type Options = {
  nameOf: (workspaceId: number) => string | undefined;
  /** the page of the workspace that lists such entities */
  page: 'models' | 'tasks';
};

/** The column of entities that names their workspace. */
export const workspaceColumn = <Row extends { workspaceId: number }>({
  nameOf,
  page,
}: Options): TableColumn<Row> => ({
  id: 'workspace',
  header: 'Workspace',
  accessorFn: ({ workspaceId }) => nameOf(workspaceId),
  cell: ({ row: { original } }) => (
    <Link
      to={`/workspaces/$workspaceId/${page}`}
      params={{ workspaceId: String(original.workspaceId) }}
      className="text-muted"
    >
      {displayText(nameOf(original.workspaceId) ?? missing)}
    </Link>
  ),
  meta: { isGroup: true },
});
