import { useQuery } from '@tanstack/react-query';
import { navPermissions } from '~/app/nav-permissions';
import { agentsQuery } from '~/data/cluster/agents';
import { poolsQuery } from '~/data/cluster/pools';
import { useFeature } from '~/data/feature-flags';
import { silent } from '~/data/silent';
import { templateQueries } from '~/data/templates';
import { useViewer } from '~/data/viewer';
import { webhookQueries } from '~/data/webhooks';
import { workspaceQueries } from '~/data/workspaces';
import type { ParsedQuery } from './parse-query';
import { platformHits } from './platform-hits';
import { paletteQueries } from './queries';
import type { Suggestion } from './suggestion-list';

/**
 * Finds agents, resource pools and their queues, templates and webhooks by name, and notes of
 * projects by their text.
 */
export function useFoundPlatform({ words, kinds, states, owner }: ParsedQuery): Suggestion[] {
  const viewer = useViewer();
  const enabled =
    words.length > 0 && kinds.length === 0 && states.length === 0 && owner === undefined;
  // the palette is open for seconds: what failed is left out
  const once = { enabled, refetchInterval: false } as const;
  const { data: agents = [] } = useQuery({ ...silent(agentsQuery), ...once });
  const { data: pools = [] } = useQuery({ ...silent(poolsQuery), ...once });
  const { data: templates = [] } = useQuery({ ...silent(templateQueries.list()), ...once });
  const { data: webhooks = [] } = useQuery({
    ...silent(webhookQueries.list()),
    ...once,
    enabled: enabled && navPermissions.webhooks(viewer),
  });
  const hasBindings = useFeature('rp_binding') && viewer.rbacEnabled;
  const { data: workspaces = [] } = useQuery({ ...silent(workspaceQueries.list()), ...once });
  const { data: projects = [] } = useQuery({ ...paletteQueries.projects(), enabled });
  if (!enabled) return [];
  const platform = { agents, pools, templates, webhooks, workspaces, projects, hasBindings };
  return platformHits(words, platform);
}
