import type { PolicyName, Scope } from '@trainyard/rbac';
import type { LoadContext } from './viewer';

/**
 * True if the viewer may run an action, once viewer and scope have loaded; false if that fails. For
 * loaders in the first load that prefetch: the policies are imported on demand, and load in
 * parallel with the scope.
 */
export async function may(
  context: LoadContext,
  policy: PolicyName,
  scope: Promise<Scope>,
): Promise<boolean> {
  try {
    const [{ isPermitted }, place] = await Promise.all([import('./viewer'), scope]);
    return await isPermitted(context, policy, place);
  } catch {
    return false;
  }
}
