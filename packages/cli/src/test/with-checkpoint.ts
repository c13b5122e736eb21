import { getTrial, reportCheckpoint } from '@trainyard/sdk/calls';
import { type CliOptions, startCli } from './trainyard';

/** The id of the checkpoint that `startWithCheckpoint` reports. */
export const smallCheckpoint = '0f6c2d1e-8f5b-4c55-9d2e-6b1f0a7c3e91';

/**
 * A demo with a checkpoint of a few bytes of trial 1: those of its models have hundreds of
 * megabytes.
 */
export async function startWithCheckpoint(steps = 100, options: CliOptions = {}) {
  const cli = await startCli(options);
  const { trial } = await getTrial(cli.client, { trialId: 1 });
  const uuid = smallCheckpoint;
  const body = {
    taskId: trial.taskId,
    uuid,
    reportTime: '2026-11-20T08:00:00Z',
    resources: { 'model.pt': '70001', 'metadata.json': '30' },
    metadata: { steps_completed: steps },
    state: 'STATE_COMPLETED' as const,
    training: {},
  };
  await reportCheckpoint(cli.client, { body });
  return { ...cli, uuid };
}
