import { useQueryClient } from '@tanstack/react-query';
import { experimentAction } from '@trainyard/rbac';
import type { Experiment } from '@trainyard/sdk/types';
import { useCallback } from 'react';
import { EntityTags } from '~/app/editing/entity-tags';
import { useViewer } from '~/data/viewer';
import { changeTagsWithUndo, tagsInUseQuery } from './tag-calls';

/** The tags of an experiment, which users with the permission can edit. */
export function ExperimentTags({ experiment }: { experiment: Experiment }) {
  const { id, name, labels, projectId } = experiment;
  const viewer = useViewer();
  const queryClient = useQueryClient();
  const suggest = useCallback(
    async () => (await queryClient.fetchQuery(tagsInUseQuery(projectId))).labels,
    [queryClient, projectId],
  );
  return (
    <EntityTags
      label={`Tags of ${name}`}
      tags={labels}
      isAllowed={experimentAction(viewer, experiment, 'edit').state === 'allowed'}
      save={(queryClient, change) => changeTagsWithUndo(queryClient, id, change)}
      failure="Unable to update experiment tags."
      suggest={suggest}
    />
  );
}
