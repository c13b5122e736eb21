import { staticPool } from '../../database/start-state';
import type { MasterState } from '../../master-state';
import { release038 } from '../../v038';
import { agentsOf } from '../recorded/cluster';
import type { Exchange } from '../recorded/exchange';
import type { Plan, RecordedMaster } from '../recorded/prepare-master';
import { events038, eventsOfRoles } from './history';
import { learnNames, preparations038, preparationsOfRoles } from './preparations';

const scheduler = { preemption: true, defaultPriority: 42, k8Priorities: [] };

function addPools({ db }: MasterState) {
  for (const name of ['aux', 'default', 'extra']) {
    const configuration = {
      ...staticPool(name),
      defaultComputePool: name === 'default',
      defaultAuxPool: name === 'aux',
      auxContainerCapacityPerAgent: name === 'extra' ? 4 : 10,
      schedulerType: 'SCHEDULER_TYPE_PRIORITY',
      details: { aws: null, gcp: null, priorityScheduler: scheduler },
    } as const;
    db.pools.insert({ id: name, configuration, workspaceIds: [] });
  }
}

const agents = { 'agent-38-1': ['default', 3], 'agent-38-2': ['aux', 0] } as const;
const addAgents = agentsOf(agents, '0.38.1');

/** The master of 0.38.1 without roles. */
export const basic: RecordedMaster = {
  addPools,
  addAgents,
  events: events038,
  origin: { start: Date.parse('2026-11-20T07:24:00Z'), release: release038 },
  learn: learnNames,
  preparations: preparations038,
};

/** The one with roles. */
export const withRoles: RecordedMaster = {
  addPools,
  addAgents,
  events: eventsOfRoles,
  origin: { start: Date.parse('2026-11-20T07:37:00Z'), release: release038, rbac: true },
  preparations: preparationsOfRoles,
};

export const isOfRoles = ({ file }: Exchange) => file.startsWith('rbac-');

/** The time at which most recorded events had happened. */
export const done038: Plan = { until: '07:40:00' };
export const doneOfRoles: Plan = { until: '07:37:50' };

const people: Plan = { until: '07:24:10', without: ['places'] };
const places: Plan = { until: '07:26:50' };
const late: Plan = { until: '07:50:20' };

const plans: Record<string, Plan> = {
  empty: { until: '07:24:10', without: ['people', 'places'] },
  activity: places,
  agents: places,
  'agents/005-list-running': { until: '07:28:50' },
  auth: people,
  groups: people,
  master: places,
  pools: places,
  projects: { ...places, without: ['projects'] },
  roles: places,
  routing: people,
  settings: people,
  templates: { until: '07:26:50' },
  users: { ...people, users: 3 },
  webhooks: { ...places, without: ['webhooks'] },
  workspaces: people,
  'experiments-create': { until: '07:28:19' },
  'experiments-active': { until: '07:28:40' },
  defects: { until: '07:45:20' },
  more: late,
  tokens: late,
  queue: { until: '07:28:40' },
  interactive: { until: '07:30:51' },
  generic: { until: '07:31:00' },
  models: { ...done038, without: ['models'] },
  'interactive/009-list-notebook': { until: '07:31:10' },
  'defects/005-rn': { until: '07:45:37.500' },
  'tasks/002-get-command': { until: '07:31:00' },
  'tasks/011-list': { until: '07:31:19' },
  'rbac-users': { until: '07:37:05', users: 4, without: ['places'] },
  'rbac-workspaces': { until: '07:37:05', without: ['places'] },
  'rbac-projects': { until: '07:37:05', without: ['projects'] },
  'rbac-roles': { until: '07:37:43.400', without: ['roles'] },
  'rbac-experiments': { until: '07:37:43.980' },
};

export const planAt038 = (place: string): Plan | undefined => plans[place];
