import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { experimentAction } from '@trainyard/rbac';
import type { Experiment } from '@trainyard/sdk/types';
import { useCallback } from 'react';
import { EntityTags } from '~/app/editing/entity-tags';
import { changeTagsWithUndo } from '~/data/experiments/experiment-mutations';
import { useViewer } from '~/data/viewer';
import { tagLine } from './filter/tag-condition';
import { tagsInUseQuery } from './queries';

/** Returns a function that requests the tags in use in a project. */
export function useTagSuggestions(projectId: number) {
  const queryClient = useQueryClient();
  return useCallback(
    async () => (await queryClient.fetchQuery(tagsInUseQuery(projectId))).labels,
    [queryClient, projectId],
  );
}

type Props = {
  experiment: Pick<Experiment, 'id' | 'name' | 'labels' | 'projectId'> &
    Parameters<typeof experimentAction>[1];
  /** the field of a new tag is open from the start; called when the user closes it */
  onClose?: () => void;
};

/**
 * The tags of an experiment, which users with the permission can edit. Each is a link to the
 * experiments of the project with it.
 */
export function ExperimentTags({ experiment, onClose }: Props) {
  const { id, name, labels, projectId } = experiment;
  const viewer = useViewer();
  return (
    <EntityTags
      label={`Tags of ${name}`}
      tags={labels}
      isAllowed={experimentAction(viewer, experiment, 'edit').state === 'allowed'}
      save={(queryClient, change) => changeTagsWithUndo(queryClient, id, change)}
      failure="Unable to update experiment tags."
      suggest={useTagSuggestions(projectId)}
      wrap={(tag, props) => (
        <Link
          to="/projects/$projectId/experiments"
          params={{ projectId: String(projectId) }}
          search={{ filter: tagLine(tag) }}
          {...props}
        />
      )}
      {...(onClose && { onClose })}
    />
  );
}
