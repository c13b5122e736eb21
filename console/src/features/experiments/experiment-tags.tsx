import { useMutation, useQueryClient } from '@tanstack/react-query';
import { experimentAction } from '@trainyard/rbac';
import type { ListChange } from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import { TagEditor } from '@trainyard/ui/form/tags/tag-editor';
import { useCallback } from 'react';
import { useViewer } from '~/features/viewer/queries';
import { changeTagsWithUndo, tagsInUse } from './tag-calls';

/** The tags of an experiment, which users with the permission can edit. */
export function ExperimentTags({ experiment }: { experiment: Experiment }) {
  const { id, name, labels, projectId } = experiment;
  const viewer = useViewer();
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: (change: ListChange) => changeTagsWithUndo(queryClient, id, change),
    meta: { errorMessage: 'Unable to update experiment tags.' },
  });
  const suggest = useCallback(() => tagsInUse(projectId), [projectId]);
  const isAllowed = experimentAction(viewer, experiment, 'edit').state === 'allowed';
  if (!isAllowed && labels.length === 0) return null;
  return (
    <TagEditor
      label={`Tags of ${name}`}
      tags={labels}
      onChange={mutateAsync}
      disabled={!isAllowed}
      suggest={suggest}
      isCompact
    />
  );
}
