// A nightly sweep, for cron or CI: creates it exactly once, waits until it ends, writes its metrics
// as CSV, and exits with 1 unless it completed.
//
//   DET_MASTER=http://127.0.0.1:8300 node nightly-sweep.mjs --out metrics.csv
//
// The master and the user are those of `det`: from its variables, or its signed-in user.
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { collect, createClient, isWaitError, items } from '@trainyard/sdk';
import { getExperimentTrials } from '@trainyard/sdk/calls';
import { createAndFollow, exportMetrics } from '@trainyard/sdk/flows';
import { fromEnv, openDirectory } from '@trainyard/sdk/node';

const { values } = parseArgs({
  options: {
    out: { type: 'string', default: 'metrics.csv' },
    key: { type: 'string', default: `nightly-${new Date().toISOString().slice(0, 10)}` },
    every: { type: 'string', default: '10' },
    hours: { type: 'string', default: '8' },
  },
});

// this creates an experiment: do not do so on a default master
if (!process.env.DET_MASTER) {
  console.error('Set DET_MASTER to the address of your master, such as http://127.0.0.1:8300.');
  process.exit(2);
}

const config = {
  name: 'nightly sweep',
  entrypoint: 'python3 train.py',
  searcher: {
    name: 'random',
    metric: 'validation_loss',
    smaller_is_better: true,
    max_trials: 4,
    max_length: { batches: 400 },
  },
  hyperparameters: {
    learning_rate: { type: 'log', base: 10, minval: -4, maxval: -1 },
    hidden_size: { type: 'int', minval: 32, maxval: 256 },
  },
  resources: { slots_per_trial: 1 },
  reproducibility: { experiment_seed: 20 },
};

const client = createClient({ ...(await fromEnv()), logger: console });
const modelDefinition = await openDirectory(fileURLToPath(new URL('./sweep', import.meta.url)));

// a second start, or an interrupted creation, still gives one experiment
const run = await createAndFollow(client, { config, modelDefinition }, { key: values.key });
const { id } = run.experiment;
console.log(`experiment ${id} has ${modelDefinition.length} files`);

const ended = await run
  .wait({
    everyMs: Number(values.every) * 1000,
    timeoutMs: Number(values.hours) * 3_600_000,
    onProgress: ({ state }) => console.error(`experiment ${id} is ${state}`),
  })
  .catch((error) => {
    // the experiment continues: a timeout does not lose its work
    if (isWaitError(error)) console.error(error.message);
    throw error;
  });

const trials = await collect(items(client, getExperimentTrials, { experimentId: id }));
const rows = exportMetrics(
  client,
  trials.map((trial) => trial.id),
  { group: 'validation', format: 'csv' },
);
await pipeline(rows, createWriteStream(values.out));

const completed = trials.filter(({ state }) => state === 'STATE_COMPLETED');
console.log(`${ended.experiment.state}, ${completed.length} of ${trials.length} trials completed`);
process.exitCode = ended.exitStatus;
