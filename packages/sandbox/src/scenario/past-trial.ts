import { sample } from '../simulation/hyperparameters';
import { mix, uniform, uuidOf } from '../simulation/noise';
import type { ExperimentRow, RunRow, TrialRow } from '../simulation/rows';
import { paceOf } from '../simulation/submit';
import { doneAt, trainedAt } from '../simulation/timeline';

type Past = Pick<ExperimentRow, 'seed' | 'settings' | 'startedAt' | 'state'>;

/** When the only run of an experiment of the past came to its end, and where. */
export function pastEnd({ seed, settings, startedAt, state }: Past) {
  const { maxLength } = settings.searcher;
  const trainingAt = startedAt + 14_000;
  const plan = { pace: paceOf(settings, mix(seed, 102, 0)), startBatch: 0, trainingAt };
  const share =
    state === 'STATE_ERROR' ? (settings.trouble?.at ?? 0.5) : 0.1 + 0.8 * uniform(seed, 611);
  const isWhole = state === 'STATE_COMPLETED';
  const endBatch = isWhole ? maxLength : Math.floor(maxLength * share);
  const stoppingAt = isWhole ? doneAt(plan, maxLength) : trainedAt(plan, endBatch);
  const exit: RunRow['exit'] = isWhole
    ? 'completed'
    : state === 'STATE_ERROR'
      ? 'error'
      : 'canceled';
  const endedAt = stoppingAt + (exit === 'canceled' ? 3000 : 1000);
  return { trainingAt, endBatch, stoppingAt, endedAt, exit };
}

/** The only run of an experiment of the past, as its seed wants it to have been. */
function pastRun(past: Past): RunRow & { endedAt: number } {
  const { seed, settings, startedAt } = past;
  const agent = 1 + (seed % 4);
  return {
    number: 1,
    requestedAt: startedAt + 40,
    assignedAt: startedAt + 900,
    pulledAt: startedAt + 1200,
    runningAt: startedAt + 4000,
    startBatch: 0,
    ...pastEnd(past),
    placements: [
      {
        agentId: `agent-0${agent}`,
        slotIds: Array.from({ length: Math.min(8, settings.slotsPerTrial) }, (_, slot) =>
          String(slot),
        ),
        containerId: uuidOf(mix(seed, 612)),
      },
    ],
  };
}

/** Its only trial. */
export function pastTrial(experiment: Past & { id: number }, id: number): TrialRow {
  const { settings } = experiment;
  const seed = mix(experiment.seed, 102, 0);
  const run = pastRun(experiment);
  return {
    id,
    experimentId: experiment.id,
    requestId: uuidOf(seed, 2),
    seed,
    hparams: sample(settings.hyperparameters, seed),
    pace: paceOf(settings, seed),
    createdAt: experiment.startedAt + 5,
    endedAt: run.endedAt,
    state:
      experiment.state === 'STATE_ERROR' || experiment.state === 'STATE_CANCELED'
        ? experiment.state
        : 'STATE_COMPLETED',
    restarts: 0,
    target: settings.searcher.maxLength,
    waiting: false,
    runs: [run],
    summary: null,
  };
}
