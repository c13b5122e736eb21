import { type Json, numberOf, objectOf, textOf } from '../../config/json';
import { checkpointUuid } from '../../simulation/checkpoints/checkpoints';
import { taskIdOf } from '../../simulation/rows';
import { byId, type Facts, firstTrialOf } from './facts';
import { modelFiles, type PastEvent } from './history';
import type { Ids } from './ids';
import type { Master } from './master';
import { skipTo } from './take-ids';

/** The recorded experiments, each created at its time; canceled ones end at theirs. */
export const experimentEvents = (facts: Facts): PastEvent[] =>
  byId(facts.experiments).flatMap(([id, fact]) => eventsFor(id, fact, facts));

function eventsFor(id: number, fact: Json, facts: Facts): PastEvent[] {
  // those of another database were added here last
  const at = Date.parse(id < 900 ? textOf(fact.startTime) : '2026-11-20T07:59:00Z');
  const created: PastEvent = {
    at,
    id: String(id),
    run: (prepared) => create(prepared.master, fact, facts),
  };
  if (id === 50) return [created, ...customSearch(at)];
  if (fact.state !== 'STATE_CANCELED' && fact.state !== 'STATE_DELETING') return [created];
  const end = Date.parse(textOf(fact.endTime, textOf(fact.startTime)));
  const run = async ({ master }: { master: Master }) => {
    await master.admin('POST', `/experiments/${id}/${id === 26 ? 'cancel' : 'kill'}`);
    const row = master.masterState.db.experiments.find(id);
    row.archived = fact.archived === true;
  };
  return [created, { at: Math.max(at + 1, end), id: String(id), run }];
}

async function create({ masterState, as }: Master, fact: Json, facts: Facts) {
  const id = numberOf(fact.id, 0);
  skipTo(masterState.db.experiments, id);
  skipTo(masterState.db.trials, firstTrialOf(facts, id));
  await as(textOf(fact.username, 'admin'))('POST', '/experiments', {
    config:
      id < 900 ? textOf(fact.originalConfig) || JSON.stringify(fact.config) : smallConfig(fact),
    projectId: fact.projectId,
    activate: fact.state !== 'STATE_PAUSED',
    modelDefinition: fact.modelDefinitionSize === 0 ? [] : modelFiles,
    unmanaged: fact.resourcePool === '',
    ...(typeof fact.forkedFrom === 'number' && { parentId: fact.forkedFrom }),
  });
  slowDown(masterState.db.experiments.find(id), fact);
  if (fact.resourcePool === '' && numberOf(fact.numTrials, 0) > 0) {
    await as('admin')('POST', '/trials', { experimentId: id, hparams: { a: 1 }, unmanaged: true });
  }
}

// a part of the largest is enough
function smallConfig({ config }: Json): string {
  const { searcher, resources, ...rest } = objectOf(config);
  return JSON.stringify({
    ...rest,
    searcher: { ...objectOf(searcher), max_trials: 2 },
    resources: { ...objectOf(resources), slots_per_trial: 0 },
  });
}

type Row = ReturnType<Master['masterState']['db']['experiments']['find']>;

/** time until containers ran where this was recorded */
const startMs = 20_000;

function slowDown(row: Row, { state }: Json) {
  const failure = { kind: 'connection', at: 0.03334, runs: 9 } as const;
  const fails = state === 'STATE_ERROR' && { failure };
  Object.assign(row.settings, { startMs, ...fails });
}

const requestId = '5c7786b7-bc65-403c-b2f6-99691854c45a';

// a client that trains one trial for a while
function customSearch(start: number): PastEvent[] {
  const operations: Array<[number, object]> = [
    [1, { createTrial: { requestId, hyperparams: '{"global_batch_size": 32}' } }],
    [1, { trialOperation: { requestId, validateAfter: { requestId, length: '20' } } }],
    [300, { closeTrial: { requestId } }],
    [320, { shutDown: {} }],
  ];
  return operations.map(([seconds, operation]) => ({
    at: start + seconds * 1000,
    id: '50',
    run: async ({ master }) => {
      const body = { searcherOperations: [operation] };
      await master.admin('POST', '/experiments/50/searcher_operations', body);
    },
  }));
}

/** Maps the recorded ids of jobs, tasks and checkpoints to existing ones. */
export function learnJobs({ masterState }: Master, ids: Ids, facts: Facts) {
  const { experiments, trials } = masterState.db;
  for (const [id, fact] of facts.experiments) ids.learn(fact.jobId, experiments.get(id)?.jobId);
  for (const [id, fact] of facts.trials) {
    const trial = trials.get(id);
    if (trial && fact.taskId) ids.learn(fact.taskId, taskIdOf(trial));
  }
  for (const [task, id] of Object.entries(tasks)) {
    const trial = trials.get(id);
    if (trial) ids.learn(task, taskIdOf(trial));
  }
  for (const [uuid, [trial, batch]] of Object.entries(checkpoints)) {
    ids.learn(uuid, checkpointUuid(masterState.simulation.engine.seed, trial, batch));
  }
}

// tasks whose trials were not recorded
const tasks: Record<string, number> = { '53.5498c8ab-853e-4963-abd1-e7ff510301df': 150 };

// trial and batch of the checkpoints in requests
const checkpoints: Record<string, [number, number]> = {
  '95656540-8a07-4ac1-ac4f-b990d23fc18f': [99, 400],
  'd0953eb1-e7c9-48c9-803f-5565b6bf219d': [100, 64],
  '35910859-d002-467e-b316-75c6a1a90f59': [116, 50],
  'f707e1fe-947c-458f-9fb2-5313b6d46ada': [116, 100],
  'b46a6c38-60bc-42b0-bd98-4bb267b023b4': [115, 500],
  '96e6d4a4-73e8-4d91-99bb-50f5b90ed7bb': [117, 50],
  '7118819c-0f36-4ab7-95c4-45747bb9f888': [117, 100],
};
