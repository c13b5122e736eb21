import { can, whyNot } from '@trainyard/rbac';
import { Button } from '@trainyard/ui/base/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '@trainyard/ui/base/dropdown-menu';
import { IconButton } from '@trainyard/ui/base/icon-button';
import { Tooltip } from '@trainyard/ui/base/tooltip';
import { formatShortcut } from '@trainyard/ui/lib/shortcut';
import { ChevronDown } from 'lucide-react';
import { showOverlay } from '~/app/overlays/overlay';
import { WhyButton } from '~/components/permission/why-button';
import { useShortcuts } from '~/data/shortcuts';
import { useViewer } from '~/data/viewer';

type Props = {
  /** the workspace of the task; without it, the user selects one */
  workspaceId?: number;
};

/** Starts a JupyterLab, or another kind of task from the menu next to it. */
export function LaunchButton({ workspaceId }: Props) {
  const viewer = useViewer();
  const { jupyterLab } = useShortcuts();
  const policy = workspaceId === undefined ? 'task.createAnywhere' : 'task.create';
  const scope = workspaceId === undefined ? {} : { workspaceId };
  const isAllowed = can(viewer, policy, scope);
  return (
    <span className="flex items-center">
      <Tooltip
        content={isAllowed ? 'Launch JupyterLab' : whyNot(viewer, policy)}
        shortcut={isAllowed ? formatShortcut(jupyterLab) : undefined}
      >
        <Button
          aria-disabled={isAllowed ? undefined : true}
          onClick={isAllowed ? () => showOverlay('launchNotebook') : undefined}
          className={isAllowed ? 'rounded-r-none' : ''}
        >
          Launch JupyterLab
        </Button>
      </Tooltip>
      {isAllowed ? <OtherKinds /> : <WhyButton refusals={[{ policy, scope }]} />}
    </span>
  );
}

const OtherKinds = () => (
  <DropdownMenu>
    <DropdownMenuTrigger>
      <IconButton
        label="Launch another task"
        variant="outline"
        className="rounded-l-none border-l-0"
      >
        <ChevronDown aria-hidden className="size-3.5" />
      </IconButton>
    </DropdownMenuTrigger>
    <DropdownMenuContent align="end">
      <DropdownMenuItem onSelect={() => showOverlay('launchShell')}>Launch shell</DropdownMenuItem>
      <DropdownMenuItem onSelect={() => showOverlay('launchCommand')}>
        Launch command
      </DropdownMenuItem>
      <DropdownMenuItem onSelect={() => showOverlay('launchTensorboard')}>
        Launch TensorBoard
      </DropdownMenuItem>
    </DropdownMenuContent>
  </DropdownMenu>
);
