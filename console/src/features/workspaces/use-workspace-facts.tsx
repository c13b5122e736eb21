import { displayName } from '@trainyard/sdk/model';
import type { Workspace } from '@trainyard/sdk/types';
import type { ReactNode } from 'react';
import { useUser } from '~/features/users/queries';
import { plural } from '~/lib/format';

/** Whose it is and how much it holds: the facts of the head's line. */
export function useWorkspaceFacts(workspace: Workspace): ReactNode[] {
  const owner = useUser(workspace.userId) ?? { username: workspace.username };
  return [
    <span key="id" className="font-mono text-sm">
      #{workspace.id}
    </span>,
    displayName(owner),
    <span key="size" className="num">
      {plural(workspace.numExperiments, 'experiment')}
    </span>,
  ];
}
