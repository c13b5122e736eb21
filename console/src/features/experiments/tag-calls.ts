import { getExperimentLabels, patchExperiment } from '@trainyard/sdk/calls';
import { client } from '~/app/api';

/** Puts a list of tags in place of an experiment's. */
export const patchTags = async (experimentId: number, labels: string[]) =>
  (await patchExperiment(client, { experimentId, body: { labels } })).experiment;

/** Tags in use in a project, the most used first. */
export const tagsInUse = async (projectId: number) =>
  (await getExperimentLabels(client, { projectId })).labels;
