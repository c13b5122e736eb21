import type { schemas } from '@trainyard/sdk/v038';
import { allow } from '../../handlers/allow';
import { invalidArgument, plainError } from '../../handlers/errors';
import { timestamp } from '../../lib/clock';
import { pageInMemory } from '../../lists/paging';
import { complete } from '../complete';
import { durationMs } from '../duration';
import type { Handlers038 } from '../handler';
import { sharedAnswer, withParts } from '../shared';
import { state038 } from '../state';

/** The settings of the master, and lists of the cluster that can leave parts out. */
export const clusterHandlers = {
  patchMasterConfig: async (request) => {
    const { viewer, body } = request;
    allow(viewer, 'patchMasterConfig');
    // only named settings change
    if (body.fieldMask?.paths?.includes('log'))
      throw plainError('unsupported or invalid field: log');
    await sharedAnswer('patchMasterConfig', request);
    return {};
  },

  getAgents: async (request) => {
    const { excludeSlots, excludeContainers } = request.query;
    const answer = complete<schemas.GetAgentsResponse>(await sharedAnswer('getAgents', request));
    const agents = answer.agents.map((agent) => ({
      ...agent,
      ...(excludeSlots && { slots: {} }),
      ...(excludeContainers && { containers: {} }),
    }));
    return { ...answer, agents };
  },

  getResourcePools: async (request) => {
    const { query, db } = request;
    const input = query.unbound
      ? withParts(request, { query: { ...query, offset: 0, limit: 0 } })
      : request;
    const answer = complete<schemas.GetResourcePoolsResponse>(
      await sharedAnswer('getResourcePools', input),
    );
    if (!query.unbound) return answer;
    const unbound = (answer.resourcePools ?? []).filter(
      ({ name }) => db.pools.get(name)?.workspaceIds.length === 0,
    );
    const { rows, pagination } = pageInMemory(unbound, query);
    return { resourcePools: rows, pagination };
  },
} satisfies Partial<Handlers038>;

export const queueHandlers = {
  /** Checks names of pools before anything else. */
  updateJobQueue: (request) => {
    for (const { resourcePool } of request.body.updates ?? []) {
      if (!resourcePool || request.db.pools.get(resourcePool)) continue;
      throw plainError(`invalid resource pool name ${resourcePool}`);
    }
    return sharedAnswer('updateJobQueue', request);
  },
} satisfies Partial<Handlers038>;

const longest = 250;

export const clusterMessageHandlers = {
  getClusterMessage: ({ db, viewer }) => {
    allow(viewer, 'getClusterMessage');
    const { clusterMessage } = state038(db);
    return clusterMessage ? { clusterMessage } : {};
  },

  setClusterMessage: ({ db, viewer, body, clock }) => {
    allow(viewer, 'setClusterMessage');
    const { message, startTime, endTime, duration } = body;
    if (message === '') throw invalidArgument('message must not be empty');
    if (message.length > longest) {
      throw invalidArgument(`message must be at most ${longest} characters`);
    }
    const start = Date.parse(startTime ?? timestamp(clock.now()));
    const end = duration ? start + durationMs(duration) : endTime ? Date.parse(endTime) : null;
    if (end !== null && end < start) throw invalidArgument('end time must be after start time');
    state038(db).clusterMessage = {
      message,
      startTime: timestamp(start),
      ...(end !== null && { endTime: timestamp(end) }),
      createdTime: timestamp(clock.now()),
    };
    return {};
  },

  deleteClusterMessage: ({ db, viewer }) => {
    allow(viewer, 'deleteClusterMessage');
    state038(db).clusterMessage = null;
    return {};
  },
} satisfies Partial<Handlers038>;
