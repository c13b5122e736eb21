import type { schemas } from '@trainyard/sdk/v038';
import { pageInMemory } from '../../lists/paging';
import { complete } from '../complete';
import type { Handlers038 } from '../handler';
import { sharedAnswer, withParts } from '../shared';

/** Lists of the cluster, which can leave parts out. */
export const clusterHandlers: Partial<Handlers038> = {
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
    const asked = query.unbound
      ? withParts(request, { query: { ...query, offset: 0, limit: 0 } })
      : request;
    const answer = complete<schemas.GetResourcePoolsResponse>(
      await sharedAnswer('getResourcePools', asked),
    );
    if (!query.unbound) return answer;
    const unbound = (answer.resourcePools ?? []).filter(
      ({ name }) => db.pools.get(name)?.workspaceIds.length === 0,
    );
    const { rows, pagination } = pageInMemory(unbound, query);
    return { resourcePools: rows, pagination };
  },
};
