import { Copy } from 'lucide-react';
import { serverAddress } from '~/app/server-address';
import { Dialog, DialogContent } from '~/components/ui/dialog';
import { IconButton } from '~/components/ui/icon-button';
import { copyText } from '~/lib/copy-text';
import { connectCommands } from './connect-commands';
import type { TaskRow } from './queries';

type Props = { task: TaskRow; onClose: () => void };

/** What to type in a terminal to get to a task. */
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
