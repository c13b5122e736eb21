import type { Plan } from './prepare-master';

const fresh: Plan = { until: '07:05:01', without: ['agents', 'people', 'places'] };
const people: Plan = { until: '07:05:01', without: ['places'] };
const places: Plan = { until: '07:05:30' };
const done: Plan = { until: '07:40:00' };

/**
 * The state for the requests of a file, or from one of them on (`<file>/<name>`) to the next with
 * its own. All other requests are sent at the end of the history.
 */
const plans: Record<string, Plan> = {
  empty: fresh,
  activity: places,
  'agents-fresh': { until: '07:41:55' },
  agents: { until: '07:17:40' },
  auth: people,
  bulk: { until: '07:17:42' },
  'console-walk': { until: '08:00:00' },
  'crashed-rm': { until: '07:16:40' },
  'custom-search': { until: '07:20:00' },
  defects: { until: '07:19:25' },
  'defects/014-canary-gc': { until: '07:45:16' },
  'defects/017-rn': { until: '07:45:17.500' },
  experiments: { until: '07:07:31.900' },
  'experiments/055-get-killed': { until: '07:08:00' },
  'experiments/076-delete-registered': done,
  'experiments-active': { until: '07:11:08.500' },
  'experiments-active/026-get-queued': { until: '07:17:46' },
  'experiments-create': { until: '07:07:30' },
  'experiments-create/030-fork-from-archived': { until: '07:07:40' },
  groups: people,
  interactive: { ...people, without: ['places', 'agents'] },
  'interactive/004-notebook-nonsense-0': { until: '07:13:43.500' },
  live: { until: '07:42:38' },
  'live-streams': { until: '07:42:39.900' },
  master: places,
  models: { ...done, without: ['models'] },
  outside: { until: '07:15:30' },
  'outside/006-proxy-bad-token': { until: '07:42:30' },
  pools: places,
  projects: { ...places, without: ['projects'] },
  'projects/052-columns-2': done,
  queue: { until: '07:16:36' },
  'queue/028-queue-1': { until: '07:17:37.500' },
  restart: { until: '07:47:36' },
  roles: places,
  routing: people,
  runner: { until: '07:19:28.300' },
  'runner-metrics': { until: '07:20:04.900' },
  settings: people,
  tasks: { until: '07:15:20' },
  'tasks/028-logs-posted': { until: '07:20:00' },
  templates: { ...places, without: ['templates'] },
  trials: { until: '07:17:42' },
  'trials/009-logs-posted': { until: '07:20:00' },
  users: { ...people, users: 5 },
  webhooks: { ...places, without: ['webhooks'] },
  workspaces: people,
};

export const everythingDone = done;

/** The plan that begins with an exchange, if there is one. */
export const planAt = (place: string): Plan | undefined => plans[place];
