import type { QueryClient } from '@tanstack/react-query';
import {
  getModel,
  getModelLabels,
  getModelVersion,
  patchModel,
  patchModelVersion,
} from '@trainyard/sdk/calls';
import { isNoChange, type ListChange, neededChange, withListChange } from '@trainyard/sdk/model';
import type { Model, ModelVersion } from '@trainyard/sdk/types';
import { client } from '~/app/api';
import { changeWithUndo } from '~/app/editing/change-with-undo';
import { mutation } from '~/data/mutation';
import { versionRef } from './mutations';

/** Something whose tags change: a model, or one of its versions. */
export type Tagged = { model: Pick<Model, 'id'>; version?: Pick<ModelVersion, 'version'> };

/** Reads the newest tags and sends them with the change, because the master has the list alone. */
const changeTags = mutation(
  async (client, { model, version }: Tagged, change: ListChange): Promise<ListChange> => {
    // another user may have renamed the model, so the id is sent
    const modelName = String(model.id);
    const place = version && versionRef(model, version);
    const before = place
      ? (await getModelVersion(client, place)).modelVersion.labels
      : (await getModel(client, { modelName })).model.labels;
    const done = neededChange(before, change);
    if (isNoChange(done)) return done;
    const body = { labels: withListChange(before, done) };
    if (place) await patchModelVersion(client, { ...place, body });
    else await patchModel(client, { modelName, body });
    return done;
  },
);

/** Adds and removes tags of a model or a version, with Undo. */
export const changeTagsWithUndo = (
  queryClient: QueryClient,
  tagged: Tagged,
  change: ListChange,
): Promise<void> => changeWithUndo(change, (next) => changeTags(queryClient, tagged, next));

/** Tags of all models, the most used first. */
export const tagsInUse = async () => (await getModelLabels(client, {})).labels;
