import { useQueryClient } from '@tanstack/react-query';
import { actionFor } from '@trainyard/rbac';
import type { Model, ModelVersion } from '@trainyard/sdk/types';
import { useCallback } from 'react';
import { EntityTags } from '~/app/editing/entity-tags';
import { modelQueries } from '~/data/models';
import { useViewer } from '~/data/viewer';
import { changeTagsWithUndo } from './mutations';

/** Returns a function that requests the tags in use. */
function useTagsInUse() {
  const queryClient = useQueryClient();
  return useCallback(
    async () => (await queryClient.fetchQuery(modelQueries.tagsInUse())).labels,
    [queryClient],
  );
}

/** The tags of a model: editable, or read-only without the permission. */
export const ModelTags = ({ model }: { model: Model }) => (
  <EntityTags
    label={`Tags of ${model.name}`}
    tags={model.labels}
    isAllowed={actionFor({ model }, 'edit', useViewer()).state === 'allowed'}
    save={(queryClient, change) => changeTagsWithUndo(queryClient, { model }, change)}
    failure={`Unable to update model ${model.id} tags.`}
    suggest={useTagsInUse()}
  />
);

/** The same of one version. */
export function VersionTags({ model, version }: { model: Model; version: ModelVersion }) {
  const modelVersion = { userId: version.userId, model };
  return (
    <EntityTags
      label={`Tags of version ${version.version}`}
      tags={version.labels}
      isAllowed={actionFor({ modelVersion }, 'edit', useViewer()).state === 'allowed'}
      save={(queryClient, change) => changeTagsWithUndo(queryClient, { model, version }, change)}
      failure={`Unable to update model version ${version.version} tags.`}
      suggest={useTagsInUse()}
    />
  );
}
