import type { PolicyName, Scope } from '@trainyard/rbac';
import type { LoadContext } from './viewer';

/**
 * True if the viewer may run an action, once viewer and scope are loaded; false where that fails. For
 * loaders that prefetch and are part of the first load: the policies are in the file of the frame,
 * which loads beside what the scope is read from.
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
