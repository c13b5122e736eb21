import { type Answer, createClient, isApiError } from '@trainyard/sdk';
import { createTransport, getExperiment } from '@trainyard/sdk/calls';
import { stateLabel } from '@trainyard/sdk/model';
import type { Args } from '@trainyard/sdk/types';

const client = createClient({ baseUrl: 'http://localhost:8080', auth: 'a token' });
const args: Args<'getExperiment'> = { experimentId: 7 };

export async function read(): Promise<Answer<'getExperiment'>> {
  const { experiments } = await client.getExperiments({ states: ['STATE_PAUSED'] });
  const names: string[] = experiments.map(({ name }) => name);
  console.log(names, stateLabel('STATE_PAUSED'), isApiError(undefined));
  return getExperiment(createTransport({ baseUrl: 'http://localhost:8080' }), args);
}

// @ts-expect-error an experiment is named by its number
void client.getExperiment({ experimentId: 'seven' });
