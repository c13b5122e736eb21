import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { listOf, objectOf } from '../config/json';
import { createTestMaster, type TestMaster } from '../test/fixtures/test-master';

const fetchAs = async (master: TestMaster, path: string) => {
  const headers = { authorization: `Bearer ${await master.tokenOf('admin')}` };
  return master.fetch(new Request(`http://master${path}`, { headers }));
};

const endedWithCheckpoints = ({ masterState }: TestMaster) =>
  masterState.db.experiments
    .all()
    .find(({ state, final }) => state === 'STATE_COMPLETED' && (final?.checkpointCount ?? 0) > 1);

describe('outside the API', () => {
  test('the code of an experiment is downloaded', async () => {
    const master = await createTestMaster('demo');
    const experiment = master.masterState.db.experiments.find(1);
    const response = await fetchAs(master, '/experiments/1/model_def');
    expect(response.headers.get('content-type')).toBe('application/x-gtar');
    expect(response.headers.get('content-disposition')).toBe(
      `attachment; filename="exp1_${experiment.name}_model_def.tar.gz"`,
    );
    const input = new Uint8Array(await response.arrayBuffer());
    const list = execFileSync('tar', ['-tzf', '-'], { input }).toString();
    expect(list).toBe('README.md\nconst.yaml\nmodel_def.py\n');
  });

  test('one file is downloaded', async () => {
    const master = await createTestMaster('demo');
    const response = await fetchAs(master, '/experiments/1/file/download?path=README.md');
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="exp1/README.md"',
    );
    expect(await response.text()).toContain(
      master.masterState.db.experiments.find(1).settings.dataset,
    );
  });

  test('the checkpoints that a cleaning would delete are listed', async () => {
    const master = await createTestMaster('demo');
    const experiment = endedWithCheckpoints(master);
    const preview = async (query: string) => {
      const response = await fetchAs(master, `/experiments/${experiment?.id}/preview_gc?${query}`);
      return objectOf(await response.json());
    };
    expect(await preview('save_trial_best=1&save_trial_latest=1')).toEqual({
      checkpoints: [],
      metric_name: experiment?.settings.searcher.metric,
    });
    const all = await preview('save_trial_best=0&save_trial_latest=0&save_experiment_best=0');
    expect(listOf(all.checkpoints)).toHaveLength(experiment?.final?.checkpointCount ?? 0);
  });

  test('metrics that were posted for a checkpoint are returned with it', async () => {
    const master = await createTestMaster('demo');
    const experiment = endedWithCheckpoints(master);
    const trial = master.masterState.db.trials.find(experiment?.trialIds[0] ?? 0);
    const batch = trial.runs.at(-1)?.endBatch ?? 0;
    const { body } = await master.admin('POST', `/trials/${trial.id}/metrics`, {
      group: 'validation',
      metrics: {
        trialId: trial.id,
        trialRunId: trial.runs.length,
        stepsCompleted: batch,
        metrics: { avgMetrics: { bleu: 0.5 } },
      },
    });
    expect(body).toEqual({});
    const all = 'save_trial_best=0&save_trial_latest=0&save_experiment_best=0';
    const response = await fetchAs(master, `/experiments/${experiment?.id}/preview_gc?${all}`);
    const { checkpoints } = objectOf(await response.json());
    expect(checkpoints).toContainEqual(
      expect.objectContaining({
        TrialID: trial.id,
        StepsCompleted: batch,
        ValidationMetrics: expect.objectContaining({ bleu: 0.5 }),
      }),
    );
  });

  test.each([
    ['/experiments/99999/model_def', 404, 'experiment not found: 99999'],
    ['/experiments/abc/model_def', 404, 'experiment not found: abc'],
    ['/experiments/1/file/download?path=nope', 500, 'file does not exist'],
  ])('%s is refused', async (path, status, message) => {
    const response = await fetchAs(await createTestMaster('demo'), path);
    expect([response.status, await response.json()]).toEqual([status, { message }]);
  });

  test('rejects requests without a token', async () => {
    const { fetch } = await createTestMaster('demo');
    const response = await fetch(new Request('http://master/experiments/1/model_def'));
    expect([response.status, await response.json()]).toEqual([401, { message: 'Unauthorized' }]);
  });
});
