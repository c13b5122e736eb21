import { getExperiment, getTrial } from '@trainyard/sdk/calls';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ExperimentRow } from '../../simulation/rows';
import { refusal } from '../../test/fixtures/test-master';
import { createTrainingMaster, type TrainingMaster } from '../../test/fixtures/training-master';

let master: TrainingMaster;
let experiment: ExperimentRow;
let trialId: number;

beforeEach(async () => {
  master = await createTrainingMaster();
  experiment = master.submit();
  trialId = experiment.trialIds[0] ?? 0;
  master.clock.advance(60_000);
});

const finish = () => master.clock.advance(600_000);

describe('reports of a runner', () => {
  test('its state appears in the trial and stays', async () => {
    const path = `/trials/${trialId}/runner/metadata`;
    expect(await master.admin('POST', path, { state: 'training' })).toMatchObject({
      status: 200,
      body: {},
    });
    finish();
    const { trial } = await getTrial(master.client, { trialId });
    expect(trial.runnerState).toBe('training');
    expect(refusal(await master.admin('POST', '/trials/99/runner/metadata', {}))).toBe(
      "404 5 trial '99' not found",
    );
  });

  test('its progress appears in the experiment', async () => {
    expect(await master.admin('POST', `/trials/${trialId}/progress`, 400)).toMatchObject({
      status: 200,
    });
    const answer = await getExperiment(master.client, { experimentId: experiment.id });
    expect(answer.experiment.progress).toBe(0.4);
  });

  test.each([
    [
      'an object',
      { progress: 1 },
      '400 3 json: cannot unmarshal object into Go value of type float64',
    ],
  ])('progress as %s', async (_, body, text) => {
    expect(refusal(await master.admin('POST', `/trials/${trialId}/progress`, body))).toBe(text);
  });

  test('an early exit ends the trial without an error', async () => {
    const reason = 'EXITED_REASON_INVALID_HP';
    expect(await master.admin('POST', `/trials/${trialId}/early_exit`, { reason })).toMatchObject({
      status: 200,
      body: {},
    });
    master.clock.advance(5000);
    const { trial } = await getTrial(master.client, { trialId });
    expect(trial.state).toBe('STATE_COMPLETED');
  });

  test('an early exit without a reason is rejected', async () => {
    const answer = await master.admin('POST', `/trials/${trialId}/early_exit`, {
      reason: 'EXITED_REASON_UNSPECIFIED',
    });
    expect(refusal(answer)).toBe(
      '500 13 should not report special exit reason ERRORED to the master',
    );
  });

  test.each([
    ['progress', 1],
    ['early_exit', { reason: 'EXITED_REASON_INVALID_HP' }],
  ])('%s of a finished experiment', async (call, body) => {
    finish();
    expect(refusal(await master.admin('POST', `/trials/${trialId}/${call}`, body))).toBe(
      `404 5 actor '/experiments/${experiment.id}' not found`,
    );
    expect(refusal(await master.admin('POST', `/trials/99/${call}`, body))).toBe(
      "404 5 trial '99' not found",
    );
  });
});

describe('trials of unmanaged experiments', () => {
  test('exist at once and accept metrics', async () => {
    experiment.unmanaged = true;
    const { body } = await master.admin('POST', '/trials', {
      experimentId: experiment.id,
      hparams: { a: 1, b: { c: 'x' } },
      unmanaged: true,
    });
    expect(body).toMatchObject({
      trial: {
        experimentId: experiment.id,
        state: 'STATE_COMPLETED',
        endTime: null,
        hparams: { a: 1, b: { c: 'x' } },
        runnerState: 'UNSPECIFIED',
        totalBatchesProcessed: 0,
        summaryMetrics: {},
      },
    });
    const id = experiment.trialIds.at(-1) ?? 0;
    const report = {
      metrics: {
        trialRunId: 0,
        stepsCompleted: 5,
        metrics: { avgMetrics: { validation_loss: 0.25 } },
      },
      group: 'validation',
    };
    expect(await master.admin('POST', `/trials/${id}/metrics`, report)).toMatchObject({
      status: 200,
    });
    const { trial } = await getTrial(master.client, { trialId: id });
    expect(trial.bestValidation?.metrics?.avgMetrics).toEqual({ validation_loss: 0.25 });
  });

  test.each([
    [{ hparams: {} }, '500 13 only unmanaged trials are supported'],
    [{ unmanaged: true }, '500 13 trials can only be created on unmanaged experiments'],
    [{ unmanaged: true, experimentId: 99 }, "404 5 experiment '99' not found"],
  ])('rejected: %j', async (body, text) => {
    const answer = await master.admin('POST', '/trials', { experimentId: experiment.id, ...body });
    expect(refusal(answer)).toBe(text);
  });
});
