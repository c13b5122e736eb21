import { experimentAction } from '@trainyard/rbac';
import type { Experiment } from '@trainyard/sdk/types';
import { useCallback } from 'react';
import { EntityTags } from '~/app/editing/entity-tags';
import { useViewer } from '~/features/viewer/queries';
import { changeTagsWithUndo, tagsInUse } from './tag-calls';

/** The tags of an experiment, which users with the permission can edit. */
export function ExperimentTags({ experiment }: { experiment: Experiment }) {
  const { id, name, labels, projectId } = experiment;
  const viewer = useViewer();
  const suggest = useCallback(() => tagsInUse(projectId), [projectId]);
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
