import { useQuery } from '@tanstack/react-query';
import { can } from '@trainyard/rbac';
import { useMemo } from 'react';
import { useSupports } from '~/app/abilities';
import { poolsQuery } from '~/data/cluster/pools';
import { useViewer } from '~/data/viewer';
import { workspaceQueries } from '~/data/workspaces';
import { parseText } from '~/lib/config/config-text';
import {
  type BoundValue,
  boundAt,
  limitProblem,
  type PolicyOwner,
  policiesOf,
  type WorkloadType,
} from './policies';
import { clusterPoliciesQuery, workspacePoliciesQuery } from './queries';

/** True if a smaller number is the higher priority, as everywhere except on Kubernetes. */
export function useIsSmallerFirst(isNeeded = true): boolean {
  const { data: pools = [] } = useQuery({ ...poolsQuery, enabled: isNeeded });
  return !pools.some(({ schedulerType }) => schedulerType === 'SCHEDULER_TYPE_KUBERNETES');
}

/** The policies of the cluster, for users who may read them; undefined while loading. */
export function useClusterPolicies(workloadType: WorkloadType, isNeeded: boolean) {
  const mayView = can(useViewer(), 'configPolicy.viewCluster');
  return useQuery({ ...clusterPoliciesQuery(workloadType), enabled: isNeeded && mayView }).data;
}

type Place = { workloadType: WorkloadType; workspaceId: number | undefined };

/**
 * The policies that bind a configuration in a workspace and that the viewer may read; none on
 * a master that has none. The configuration is YAML or JSON.
 */
export function usePolicies({ workloadType, workspaceId }: Place, text: string) {
  const viewer = useViewer();
  const isSupported = useSupports('configPolicies') && workspaceId !== undefined;
  const mayView = can(viewer, 'configPolicy.view', { workspaceId: workspaceId ?? 0 });
  const ofCluster = useClusterPolicies(workloadType, isSupported) ?? null;
  const { data: own = null } = useQuery({
    ...workspacePoliciesQuery(workloadType, workspaceId ?? 0),
    enabled: isSupported && mayView,
  });
  const policies = useMemo(
    () => policiesOf(isSupported ? ofCluster : null, isSupported ? own : null),
    [isSupported, ofCluster, own],
  );
  const { values, limits } = policies;
  const isBound =
    values.length > 0 || limits.maxSlots !== undefined || limits.priority !== undefined;
  const isSmallerFirst = useIsSmallerFirst(isBound);
  const { data: workspaces = [] } = useQuery({ ...workspaceQueries.list(), enabled: isBound });
  const workspace = workspaces.find(({ id }) => id === workspaceId)?.name ?? workspaceId;
  const nameOf = (owner: PolicyOwner) =>
    owner === 'cluster' ? 'the cluster' : `workspace ${workspace}`;
  const parsed = useMemo(() => (isBound ? parseText(text).config : undefined), [isBound, text]);
  return {
    policies,
    isBound,
    isSmallerFirst,
    nameOf,
    config: parsed,
    /** the reason why the master refuses the configuration */
    problem: parsed ? limitProblem(parsed, policies, { nameOf, isSmallerFirst }) : undefined,
    /** the value that a policy sets at a path, and the owner of the policy */
    lockOf: (...path: string[]): PolicyLock | undefined => {
      const bound = boundAt(policies, path);
      return bound && { value: bound.value, hint: `Set by the policy of ${nameOf(bound.owner)}.` };
    },
  };
}

/** A value that cannot be chosen, because a policy sets it. */
export type PolicyLock = { value: BoundValue['value']; hint: string };

/** The policies of a form, as `usePolicies` gives them. */
export type FormPolicies = ReturnType<typeof usePolicies>;
