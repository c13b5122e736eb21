import { actionFor, type Viewer } from '@trainyard/rbac';
import { Cable, Copy, ExternalLink, ScrollText, Skull } from 'lucide-react';
import type { ActionItem } from '~/components/ui/action-items';
import { offeredItems } from '~/components/ui/offered-items';
import type { TaskRow } from './queries';

export type TaskAction = 'open' | 'connect' | 'viewLogs' | 'copyId' | 'kill';

/** In the order menus show them. */
const items: readonly ActionItem<TaskAction>[] = [
  { id: 'open', label: 'Open', icon: ExternalLink },
  { id: 'connect', label: 'Connect...', icon: Cable },
  { id: 'viewLogs', label: 'View Logs', icon: ScrollText },
  { id: 'copyId', label: 'Copy Task ID', icon: Copy },
  { id: 'kill', label: 'Kill...', icon: Skull, isDangerous: true },
];

const isReachedByCommand = ({ kind }: TaskRow) => kind === 'command' || kind === 'shell';

/** What the menu of a task offers this viewer. */
export const taskItems = (task: TaskRow, viewer: Viewer): ActionItem<TaskAction>[] =>
  offeredItems(items, (id) => {
    if (id === 'copyId' || id === 'connect') return { state: 'allowed' };
    // commands and shells have no page: "Connect" says how to get to them
    if (id === 'open' && isReachedByCommand(task)) return { state: 'hidden' };
    return actionFor({ task }, id, viewer);
  });
