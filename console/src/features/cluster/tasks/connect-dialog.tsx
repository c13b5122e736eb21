import type { TaskKind } from '@trainyard/rbac';
import { Dialog, DialogContent } from '@trainyard/ui/base/dialog';
import { IconButton } from '@trainyard/ui/base/icon-button';
import { copyText } from '@trainyard/ui/lib/copy-text';
import { Copy } from 'lucide-react';
import { serverAddress } from '~/app/session/server-address';
import type { TaskRow } from '~/data/cluster/tasks';

type Command = { label: string; command: string };

/** The commands for a kind of task, the most useful first. */
const verbs: Record<TaskKind, readonly { label: string; verb: string }[]> = {
  shell: [
    { label: 'Sign in by ssh', verb: 'open' },
    { label: 'Show the ssh command, for an editor or a tunnel', verb: 'show-ssh-command' },
  ],
  command: [{ label: 'Follow its log', verb: 'logs -f' }],
  notebook: [
    { label: 'Open in the browser', verb: 'open' },
    { label: 'Follow its log', verb: 'logs -f' },
  ],
  tensorboard: [
    { label: 'Open in the browser', verb: 'open' },
    { label: 'Follow its log', verb: 'logs -f' },
  ],
};

/** Commands for a terminal; they name the master, because the default there may be another. */
const connectCommands = ({ kind, id }: { kind: TaskKind; id: string }, master: string): Command[] =>
  verbs[kind].map(({ label, verb }) => ({
    label,
    command: `trainyard -m ${master} ${kind} ${verb} ${id}`,
  }));

type Props = { task: TaskRow; onClose: () => void };

/** Shows the commands that connect a terminal to a task. */
export default function ConnectDialog({ task, onClose }: Props) {
  const name = task.description || task.displayName;
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()}>
      <DialogContent
        title={`Connect to ${name}`}
        description="In a terminal where you are signed in to this master:"
      >
        <dl className="grid gap-3.5 pt-3">
          {connectCommands(task, serverAddress()).map(({ label, command }) => (
            <div key={label} className="grid grid-cols-1 gap-1">
              <dt className="text-sm font-medium">{label}</dt>
              <dd className="flex items-start gap-1.5 rounded-md border border-line bg-sunken py-1.5 pr-1.5 pl-3">
                <code className="min-w-0 flex-1 self-center font-mono text-sm wrap-anywhere">
                  {command}
                </code>
                <IconButton
                  label={`Copy: ${label}`}
                  onClick={() => void copyText(command, 'Command copied')}
                >
                  <Copy aria-hidden className="size-3.5" />
                </IconButton>
              </dd>
            </div>
          ))}
        </dl>
      </DialogContent>
    </Dialog>
  );
}
