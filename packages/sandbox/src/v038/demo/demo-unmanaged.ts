import type { ExperimentState } from '@trainyard/sdk/types';
import { fullConfig } from '../../config/full-config';
import { settingsFrom } from '../../config/settings';
import type { Demo } from '../../scenarios/demo';
import type { ProjectName } from '../../scenarios/demo-people';
import { storage } from '../../simulation/config';
import { submitExperiment } from '../../simulation/engine/submit';
import { addUnmanagedTrial } from '../../simulation/engine/unmanaged-trial';
import { finalFigures } from '../../simulation/metrics/figures';
import { mix, uniform } from '../../simulation/metrics/noise';
import { isTerminal, type PostedReport, type TrialRow } from '../../simulation/rows';
import { configText, splitConfig } from '../experiment-config';
import { state038 } from '../state';

const minute = 60_000;

type State = Extract<ExperimentState, 'STATE_ACTIVE' | 'STATE_COMPLETED' | 'STATE_ERROR'>;

type Plan = {
  name: string;
  description: string;
  /** the name from the client outside */
  externalId: string;
  project: ProjectName;
  username: string;
  state: State;
  /** minutes before the start of the sandbox */
  ago: number;
  /** number of reports of each trial, one every five minutes */
  reports: number;
  learningRates: readonly number[];
};

/** Experiments whose code runs on other machines, and which report their metrics to the master. */
const plans: readonly Plan[] = [
  {
    name: 'shelf-camera-nightly',
    description: 'Evaluation on the cameras of the pilot store',
    externalId: 'shelf-camera-nightly-0412',
    project: 'detection-and-classification',
    username: 'aroy',
    state: 'STATE_COMPLETED',
    ago: 640,
    reports: 24,
    learningRates: [0.001, 0.0003],
  },
  {
    name: 'distill-on-workstation',
    description: '',
    externalId: 'ws-17/distill/3',
    project: 'detection-and-classification',
    username: 'mkowalski',
    state: 'STATE_ACTIVE',
    ago: 95,
    reports: 19,
    learningRates: [0.0006],
  },
  {
    name: 'laptop-probe',
    description: 'Stopped when the lid was closed',
    externalId: 'laptop-probe-1',
    project: 'instruction-tuning',
    username: 'jtan',
    state: 'STATE_ERROR',
    ago: 1500,
    reports: 6,
    learningRates: [0.02],
  },
];

/** Adds unmanaged experiments: a running, a completed and a failed one. */
export function addUnmanagedExperiments({ engine, residents }: Demo): void {
  const { db, now } = engine;
  const { configParts, externalExperiments, externalTrials } = state038(db);
  for (const plan of plans) {
    const planConfig = configOf(plan);
    const { config, parts } = splitConfig(planConfig);
    const full = fullConfig({ config, storage, experimentSeed: 0, madeUpName: () => plan.name });
    const experiment = submitExperiment(engine, {
      name: plan.name,
      description: plan.description,
      labels: ['outside'],
      settings: settingsFrom(full),
      projectId: residents.projects[plan.project],
      userId: residents.users[plan.username] ?? 1,
      resourcePool: '',
      submitted: { config: full, text: configText(planConfig), files: [] },
      unmanaged: true,
    });
    const startedAt = now - plan.ago * minute;
    Object.assign(experiment, { state: plan.state, startedAt });
    configParts.set(experiment.id, parts);
    externalExperiments.set(experiment.id, plan.externalId);
    const trials = plan.learningRates.map((lr, index) => {
      const trial = addUnmanagedTrial(engine, experiment, { lr, batch_size: 64 });
      externalTrials.set(trial.id, `${plan.externalId}/${index}`);
      return db.trials.insert({
        ...trial,
        createdAt: startedAt,
        state: plan.state,
        posted: Array.from({ length: plan.reports }, (_, at) =>
          reportsAt(trial, at, startedAt),
        ).flat(),
      });
    });
    if (!isTerminal(experiment)) continue;
    const endedAt = startedAt + (plan.reports + 1) * 5 * minute;
    for (const trial of trials) trial.endedAt = endedAt;
    experiment.endedAt = endedAt;
    experiment.final = finalFigures({ experiment, trials, now });
  }
}

const configOf = ({ name, description }: Plan) => ({
  name,
  description,
  labels: ['outside'],
  hyperparameters: { lr: { type: 'log', base: 10, minval: -4, maxval: -1 }, batch_size: 64 },
  searcher: { name: 'single', metric: 'validation_loss', smaller_is_better: true },
});

/** The reports at one time: training, and every third time validation and inference. */
function reportsAt({ id, seed }: TrialRow, index: number, startedAt: number): PostedReport[] {
  const batch = (index + 1) * 50;
  const noise = uniform(mix(seed, 701, index), 1);
  const loss = 0.3 + 1.9 * Math.exp(-index / 7) + 0.08 * noise;
  const groups: [group: string, metrics: Record<string, number>][] = [['training', { loss }]];
  if (index % 3 === 2) {
    groups.push(['validation', { validation_loss: 1.1 * loss, accuracy: 1 - loss / 2.6 }]);
    groups.push(['inference', { latency_ms: 9 + 4 * noise, images_per_second: 118 - 30 * noise }]);
  }
  return groups.map(([group, metrics], place) => ({
    id: id * 10_000 + 5000 + index * 3 + place,
    group,
    batch,
    at: startedAt + (index + 1) * 5 * minute,
    runNumber: 0,
    metrics,
    batchMetrics: [],
    latest: Object.keys(metrics),
  }));
}
