/** @typedef {import('./det-run.mjs').Section} Section */

const uuid = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/;

/**
 * Commands on experiments, and on their trials, checkpoints and models.
 *
 * @type {Section[]}
 */
export const experimentCommands = [
  {
    title: 'experiments',
    scenario: 'demo',
    options: ['--speed', '20'],
    commands: [
      { type: 'experiment list --all', shows: ['resnet50-lr-sweep', 'RUNNING'] },
      { type: 'experiment list --all --csv --show_project', shows: ['self-supervised'] },
      {
        type: 'experiment create single.yaml context --config resources.resource_pool=t4-pool',
        shows: [/Created experiment \d+/],
        keep: { experiment: /Created experiment (\d+)/ },
      },
      {
        type: 'experiment create bad.yaml context',
        code: 1,
        shows: ['invalid experiment configuration'],
      },
      {
        type: 'experiment create bad.yaml context -t',
        code: 1,
        shows: ['invalid experiment configuration'],
      },
      { type: 'experiment describe {experiment}', shows: ['first light'] },
      { type: 'experiment describe {experiment} --json', shows: ['"validation_loss"'] },
      { type: 'experiment config {experiment}', shows: ['name: first light', 'entrypoint:'] },
      { type: 'experiment download-model-def {experiment} --output-dir home' },
      { type: 'experiment set name {experiment} "second light"' },
      { type: 'experiment set description {experiment} "seen by det"' },
      { type: 'experiment set priority {experiment} 30' },
      { type: 'experiment set weight {experiment} 2' },
      { type: 'experiment set max-slots {experiment} 4' },
      { type: 'experiment label add {experiment} signal' },
      { type: 'experiment label remove {experiment} compat' },
      {
        type: 'experiment describe {experiment}',
        shows: ['second light', 'seen by det', 'signal'],
        hides: ['compat'],
      },
      { type: 'experiment wait {experiment} --polling-interval 1' },
      { type: 'experiment describe {experiment}', shows: ['COMPLETED'] },
      {
        type: 'experiment list-trials {experiment}',
        shows: ['COMPLETED'],
        keep: { trial: /^ *(\d+) \|/m },
      },
      {
        type: 'experiment list-checkpoints {experiment}',
        shows: ['COMPLETED'],
        keep: { checkpoint: uuid },
      },
      { type: 'experiment list-checkpoints {experiment} --best 1', shows: [uuid] },
      { type: 'experiment logs {experiment} --tail 5', shows: ['||'] },
      { type: 'experiment archive {experiment}' },
      { type: 'experiment unarchive {experiment}' },
      { type: 'experiment move {experiment} depot siding' },
      { type: 'project list-experiments depot siding --all', shows: ['second light'] },
      {
        type: 'experiment set gc-policy {experiment} --save-experiment-best 0 --save-trial-best 1 --save-trial-latest 0',
        answers: 'y\n',
        shows: ['Set GC policy of experiment {experiment}'],
      },
      { type: 'preview-search random.yaml', shows: ['3'] },
    ],
  },
  {
    title: 'states',
    scenario: 'demo',
    options: ['--speed', '20'],
    commands: [
      {
        // long enough that it still runs at the next command on a slow machine
        type: 'experiment create random.yaml context --paused --config resources.resource_pool=t4-pool --config searcher.max_length.batches=4000000',
        keep: { search: /Created experiment (\d+)/ },
      },
      { type: 'experiment describe {search}', shows: ['PAUSED'] },
      { type: 'experiment activate {search}' },
      { type: 'experiment describe {search}', shows: [/QUEUED|PULLING|STARTING|RUNNING/] },
      { type: 'experiment pause {search}' },
      { type: 'experiment describe {search}', shows: ['PAUSED'] },
      { type: 'experiment activate {search}' },
      {
        type: 'experiment list-trials {search}',
        shows: [/QUEUED|PULLING|STARTING|RUNNING|PAUSED/],
        keep: { part: /^ *(\d+) \|/m },
      },
      { type: 'trial kill {part}' },
      { type: 'experiment cancel {search}' },
      { type: 'experiment describe {search}', shows: ['CANCELED'], settles: true },
      { type: 'experiment delete {search} --yes' },
      { type: 'experiment describe {search}', code: 1, shows: ['Not Found'], settles: true },
      {
        type: 'experiment create random.yaml context --config resources.resource_pool=t4-pool --config searcher.max_length.batches=4000000',
        keep: { doomed: /Created experiment (\d+)/ },
      },
      { type: 'experiment kill {doomed}' },
      { type: 'experiment describe {doomed}', shows: ['CANCELED'], settles: true },
      { type: 'experiment pause {doomed}', code: 1, shows: ['terminal state'] },
      { type: 'experiment delete {doomed} --yes', as: 'jtan', code: 1 },
      { type: 'experiment describe 99999', code: 1, shows: ['Not Found'] },
    ],
  },
  {
    title: 'trials',
    scenario: 'demo',
    options: ['--speed', '20'],
    commands: [
      { type: 'trial describe {trial}', shows: ['COMPLETED'] },
      { type: 'trial describe {trial} --metrics-summary', shows: ['validation_metrics'] },
      { type: 'trial describe {trial} --metrics --json', shows: ['validation_loss'] },
      { type: 'trial logs {trial} --head 3', shows: ['||'] },
      { type: 'trial logs -f {trial}', shows: ['||'] },
      { type: 'task logs {experiment}.nothing', code: 1 },
      { type: 'task list', shows: ['Trial'] },
    ],
  },
  {
    title: 'checkpoints',
    scenario: 'demo',
    options: ['--speed', '20'],
    commands: [
      { type: 'checkpoint describe {checkpoint}', shows: ['{checkpoint}', 'steps_completed'] },
      {
        type: 'checkpoint describe 9e9ba57d-3be9-40de-ba29-28dbe6c8fbef',
        code: 1,
        shows: ['Not Found'],
      },
    ],
  },
  {
    title: 'models',
    scenario: 'demo',
    options: ['--speed', '20'],
    commands: [
      { type: 'model create engine --description "pulls well"', shows: ['engine'] },
      { type: 'model create engine', code: 1, shows: ['avoid names equal to other models'] },
      { type: 'model list', shows: ['engine'] },
      { type: 'model register-version engine {checkpoint}', shows: ['{checkpoint}'] },
      { type: 'model list-versions engine', shows: ['{checkpoint}'] },
      { type: 'model describe engine', shows: ['engine', '{checkpoint}'] },
      { type: 'model move engine -w depot' },
      { type: 'model list -w depot', shows: ['engine'] },
      { type: 'checkpoint delete {checkpoint} --yes', code: 1, shows: ['model registry'] },
    ],
  },
];
