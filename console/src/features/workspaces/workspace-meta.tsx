import { displayName } from '@trainyard/sdk/model';
import type { Workspace } from '@trainyard/sdk/types';
import { useUser } from '~/features/users/queries';
import { plural } from '~/lib/format';

/** Whose it is and how much it holds; each a fact of the head's line. */
export function WorkspaceMeta({ workspace }: { workspace: Workspace }) {
  const owner = useUser(workspace.userId) ?? { username: workspace.username };
  return (
    <>
      <span className="num font-mono text-sm">#{workspace.id}</span>
      <span className="ml-3">{displayName(owner)}</span>
      <span className="num ml-3">{plural(workspace.numExperiments, 'experiment')}</span>
    </>
  );
}
