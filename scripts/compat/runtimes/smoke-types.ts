import { type Answer, type Client, createClient, isApiError, stream } from '@trainyard/sdk';
import { createTransport, getExperiment, trialLogs } from '@trainyard/sdk/calls';
import { decodeResponse } from '@trainyard/sdk/decode';
import { type BulkResult, bulk, exportMetrics, type MetricRow } from '@trainyard/sdk/flows';
import { stateLabel } from '@trainyard/sdk/model';
import { fromEnv, type ModelFile, openDirectory } from '@trainyard/sdk/node';
import { type Columns, display, toColumns } from '@trainyard/sdk/notebook';
import { getExperiment as row } from '@trainyard/sdk/operations';
import { type FakeApi, fakeApi } from '@trainyard/sdk/testing';
import type { Args, Experiment } from '@trainyard/sdk/types';
import { operations as newer, searchRuns } from '@trainyard/sdk/v038';

const client = createClient({ baseUrl: 'http://localhost:8080', auth: 'a token' });
const newClient: Client<'0.38.1'> = createClient({ baseUrl: '', target: '0.38.1' });
const args: Args<'getExperiment'> = { experimentId: 7 };

export async function read(): Promise<Answer<'getExperiment'>> {
  const { experiments } = await client.getExperiments({ states: ['STATE_PAUSED'] });
  const names: string[] = experiments.map(({ name }) => name);
  console.log(names, stateLabel('STATE_PAUSED'), isApiError(undefined));
  for await (const { message } of stream(client, trialLogs, { trialId: 7 })) names.push(message);
  return getExperiment(createTransport({ baseUrl: 'http://localhost:8080' }), args);
}

export async function write(): Promise<Columns<MetricRow>> {
  const files: ModelFile[] = await openDirectory('model');
  const fromFiles = createClient(await fromEnv());
  const results: Map<number, BulkResult> = await bulk(fromFiles, 'pause', [1, 2]);
  console.log(files.length, results.get(1), display(results).text);
  return toColumns(exportMetrics(client, [1]));
}

export const paths: string[] = [row.path, newer.searchRuns.path];
export const experiment: Experiment | null = decodeResponse('getExperiment', {}).experiment;
export const api: FakeApi = fakeApi({ deleteWebhook: () => ({}) });
void newClient.searchRuns({ body: {} });
void searchRuns(client, { body: {} });

// @ts-expect-error an experiment is named by its number
void client.getExperiment({ experimentId: 'seven' });
// @ts-expect-error a call of 0.38.1
void client.searchRuns({ body: {} });
