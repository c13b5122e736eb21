import { getModelLabels, patchModel, patchModelVersion } from '@trainyard/sdk/calls';
import type { Model, ModelVersion } from '@trainyard/sdk/types';
import { client } from '~/app/api';

type Tagged = Pick<Model, 'name'>;

export const patchModelTags = ({ name: modelName }: Tagged, labels: string[]) =>
  patchModel(client, { modelName, body: { labels } });

export const patchVersionTags = (
  { model, version }: { model: Tagged; version: Pick<ModelVersion, 'version'> },
  labels: string[],
) =>
  patchModelVersion(client, {
    modelName: model.name,
    modelVersionNum: version.version,
    body: { labels },
  });

/** Tags of all models, the most used first. */
export const tagsInUse = async () => (await getModelLabels(client, {})).labels;
