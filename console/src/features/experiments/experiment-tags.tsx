import { useMutation, useQueryClient } from '@tanstack/react-query';
import { experimentAction } from '@trainyard/rbac';
import type { Experiment } from '@trainyard/sdk/types';
import { TagEditor } from '@trainyard/ui/form/tags/tag-editor';
import { useCallback } from 'react';
import { afterExperimentChange } from '~/app/query-invalidation';
import { useViewer } from '~/features/viewer/queries';
import { experimentQueries } from './queries';

// most visits change no tag: the calls come with the first change
const tagCalls = () => import('./tag-calls');

/** The tags of an experiment, for those who may change them and those who may not. */
export function ExperimentTags({ experiment }: { experiment: Experiment }) {
  const { id, name, labels, projectId } = experiment;
  const viewer = useViewer();
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: async (tags: string[]) => (await tagCalls()).patchTags(id, tags),
    // an answer that is under way knows less
    onMutate: () => queryClient.cancelQueries({ queryKey: experimentQueries.detail(id).queryKey }),
    onSuccess: (_changed, tags) =>
      queryClient.setQueryData(experimentQueries.detail(id).queryKey, (detail) =>
        detail?.experiment
          ? { ...detail, experiment: { ...detail.experiment, labels: tags } }
          : detail,
      ),
    onSettled: () => afterExperimentChange(queryClient),
    meta: { errorMessage: 'Unable to update experiment tags.' },
  });
  const suggest = useCallback(async () => (await tagCalls()).tagsInUse(projectId), [projectId]);
  const isAllowed = experimentAction(viewer, experiment, 'edit').state === 'allowed';
  if (!isAllowed && labels.length === 0) return null;
  return (
    <TagEditor
      label={`Tags of ${name}`}
      tags={labels}
      onSave={mutateAsync}
      disabled={!isAllowed}
      suggest={suggest}
      isCompact
    />
  );
}
