import { can, type PolicyName, policies, viewerOf } from '@trainyard/rbac';
import { medianMs, type Row } from './measure';

const workspaces = 5000;
const questions = 200_000;

/** Calls of `can` over many workspaces, compared with the same number of lookups in a set. */
export async function benchRbac(): Promise<Row> {
  const names = Object.keys(policies) as PolicyName[];
  const viewer = viewerOf({
    user: { id: 7, admin: false },
    rbacEnabled: true,
    assignments: Array.from({ length: workspaces }, (_, workspaceId) => ({
      permissions: ['UPDATE_EXPERIMENT', 'VIEW_EXPERIMENT_ARTIFACTS', 'CREATE_EXPERIMENT'],
      workspaceId,
    })),
  });
  const plain = new Set(Array.from({ length: workspaces }, (_, id) => id * 2));
  let yes = 0;
  const checkMs = await medianMs(() => {
    for (let index = 0; index < questions; index++)
      if (
        can(viewer, names[index % names.length] ?? 'webhook.edit', {
          workspaceId: index % workspaces,
        })
      )
        yes += 1;
  });
  const looked = await medianMs(() => {
    for (let index = 0; index < questions; index++) if (plain.has(index % workspaces)) yes += 1;
  });
  if (yes === 0) throw new Error('Nothing was allowed: the figures mean nothing.');
  const each = (ms: number) => `${((ms * 1e6) / questions).toFixed(0)} ns`;
  return {
    what: `can(), over ${workspaces} workspaces`,
    figure: each(checkMs),
    reference: `${each(looked)} Set.has`,
    ratio: (checkMs / looked).toFixed(1),
    goal: '≤ 1000 ns',
  };
}
