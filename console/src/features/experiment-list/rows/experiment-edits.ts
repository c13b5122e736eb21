import type { QueryClient } from '@tanstack/react-query';
import { can, type Viewer } from '@trainyard/rbac';
import type { CellEdit } from '@trainyard/ui/table/grid/columns';
import type { ExperimentRow } from '~/features/experiments/queries';

type Edit = CellEdit<ExperimentRow>;

/** Cells of the list whose text may be changed there, by column. */
export function experimentEdits(viewer: Viewer, queryClient: QueryClient): Record<string, Edit> {
  const common = (label: string) => ({
    label: ({ experiment }: ExperimentRow) => `${label} of experiment ${experiment.id}`,
    isAllowed: ({ experiment: { archived, parentArchived, workspaceId } }: ExperimentRow) =>
      !archived && !parentArchived && can(viewer, 'experiment.modifyMetadata', { workspaceId }),
  });
  const edit = (field: 'name' | 'description', label: string): Edit => ({
    ...common(label),
    value: ({ experiment }) => experiment[field],
    save: async (row, value) => {
      const { editExperiment } = await import('./edit-experiment');
      return editExperiment(queryClient, { experimentId: row.id, [field]: value });
    },
  });
  return {
    name: { ...edit('name', 'Name'), isRequired: true, maxLength: 128 },
    description: edit('description', 'Description'),
    tags: {
      ...common('Tags'),
      value: ({ experiment }) => experiment.labels.toSorted().join(', '),
      save: async (row, value) => {
        const { editExperiment, tagsOf } = await import('./edit-experiment');
        return editExperiment(queryClient, { experimentId: row.id, labels: tagsOf(value) });
      },
    },
  };
}
