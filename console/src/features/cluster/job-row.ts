import type { Job, LimitedJob, RBACJob } from '@trainyard/sdk/types';

/** A job of a queue. Of a limited one only its weight on the cluster may be seen. */
export type JobRow = LimitedJob & {
  seen: Pick<Job, 'name' | 'entityId' | 'submissionTime' | 'username' | 'userId'> | null;
};

export function jobRowOf({ full, limited }: RBACJob): JobRow | null {
  if (full) return { ...full, seen: full };
  return limited ? { ...limited, seen: null } : null;
}
