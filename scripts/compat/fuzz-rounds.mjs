/**
 * Each round has a separate sandbox, so that the calls of one do not remove the data of another;
 * for the same reason calls that delete have their own round. `paths` are the first path segments
 * after `/api/v1/`; empty means any.
 *
 * @typedef {{ title: string, scenario: string, paths: string[], share: number, removes?: true }} Round
 */

/** @typedef {'0.23.4' | '0.38.1'} Release */

/** @type {Release[]} */
export const releases = ['0.23.4', '0.38.1'];

/** @type {Round[]} */
export const rounds = [
  {
    title: 'experiments',
    scenario: 'demo',
    paths: ['experiment', 'experiments', 'experiments-search', 'preview-hp-search'],
    share: 3,
  },
  {
    title: 'trials',
    scenario: 'demo',
    paths: ['runs', 'trials', 'trial-source-info'],
    share: 2,
  },
  {
    title: 'people',
    scenario: 'rbac',
    paths: ['auth', 'groups', 'me', 'permissions', 'roles', 'tokens', 'user', 'users'],
    share: 2,
  },
  {
    title: 'places and models',
    scenario: 'demo',
    paths: [
      ...['checkpoints', 'config-policies', 'model', 'models', 'namespace-bindings', 'projects'],
      ...['template', 'templates', 'webhooks', 'workspaces'],
    ],
    share: 3,
  },
  {
    title: 'cluster',
    scenario: 'demo',
    paths: [
      ...['agents', 'cleanup_logs', 'job-queues', 'job-queues-v2', 'k8s-resource-managers'],
      ...['master', 'resource-pools', 'resources'],
    ],
    share: 2,
  },
  {
    title: 'tasks',
    scenario: 'demo',
    paths: [
      ...['allocations', 'commands', 'generic-tasks', 'notebooks', 'shells', 'task', 'tasks'],
      'tensorboards',
    ],
    share: 2,
  },
  { title: 'removals', scenario: 'demo', paths: [], share: 2, removes: true },
];

/**
 * Returns the arguments that select the operations of a round in schemathesis.
 *
 * @param {Round} round
 */
export const choiceOf = ({ paths, removes }) => [
  removes ? '--include-method' : '--exclude-method',
  'DELETE',
  ...(paths.length === 0 ? [] : ['--include-path-regex', `^/api/v1/(${paths.join('|')})(/|$)`]),
];

/**
 * Returns a release, every other round, and the time for them if all rounds have `seconds`. Four
 * samples in a row cover every round on each release.
 *
 * @param {number} sample
 * @param {{ seconds: number }} whole
 */
export function sampleOf(sample, { seconds }) {
  const sampledRounds = rounds.filter((_, index) => index % 2 === sample % 2);
  return {
    release: /** @type {Release} */ (releases[Math.floor(sample / 2) % 2]),
    only: sampledRounds.map(({ title }) => title),
    seconds: (seconds * sharesOf(sampledRounds)) / sharesOf(rounds),
  };
}

/** @param {readonly Round[]} some */
const sharesOf = (some) => some.reduce((sum, { share }) => sum + share, 0);
