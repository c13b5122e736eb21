import { displayName } from '@trainyard/sdk/model';
import type { Workspace } from '@trainyard/sdk/types';
import { plural } from '@trainyard/ui/lib/format';
import type { ReactNode } from 'react';
import { useUser } from '~/features/users/queries';

/** The owner and the counts of a workspace, for its header. */
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
