import type { schemas } from '@trainyard/sdk/v038';
import { allow } from '../../handlers/allow';
import { plainError } from '../../handlers/errors';
import { pageInMemory } from '../../lists/paging';
import { complete } from '../complete';
import type { Handlers038 } from '../handler';
import { sharedAnswer, withParts } from '../shared';

/** The settings of the master, and lists of the cluster that can leave parts out. */
export const clusterHandlers: Partial<Handlers038> = {
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
};
