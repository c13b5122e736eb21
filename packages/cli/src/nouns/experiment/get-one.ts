import { getExperiment } from '@trainyard/sdk/calls';
import type { Experiment } from '@trainyard/sdk/types';
import type { Cli } from '../../core/cli';
import { Failure } from '../../core/failure';

/** One experiment in full. @throws ApiError where it is not there or hidden */
export async function getOne(cli: Cli, experimentId: number): Promise<Experiment> {
  const { client } = await cli.session();
  const { experiment } = await getExperiment(client, { experimentId }, { signal: cli.signal });
  if (experiment) return experiment;
  throw new Failure(`The master does not tell of experiment ${experimentId}.`);
}
