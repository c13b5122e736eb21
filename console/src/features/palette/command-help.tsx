import { Dialog, DialogContent } from '@trainyard/ui/base/dialog';
import { Kbd } from '@trainyard/ui/base/kbd';
import { flatCommands } from './command-tree';
import { useCommandTree } from './use-commands';

const keys = [
  { key: 'Enter', does: 'Select or auto-complete' },
  { key: 'Tab, Up, Down', does: 'Cycle through the suggestions' },
  { key: 'Escape', does: 'Close' },
];

const examples = ['failed experiments by jtan', 'my paused runs', 'trial 42', 'model resnet'];

/** The keys of the palette, what can be asked, and every command by its full path. */
export function CommandHelp({ onClose }: { onClose: () => void }) {
  const commands = flatCommands(useCommandTree())
    .map(({ path, node }) => ({ name: path.join(' '), label: node.label, expects: node.expects }))
    .sort((one, other) => one.name.localeCompare(other.name));
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()}>
      <DialogContent title="Help" size="large">
        <div className="grid gap-x-10 gap-y-4 wide:grid-cols-[18rem_1fr]">
          <section>
            <h3 className="pb-1 text-xs font-medium text-faint">Keys</h3>
            <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5">
              {keys.map(({ key, does }) => (
                <div key={key} className="contents">
                  <dt>
                    <Kbd>{key}</Kbd>
                  </dt>
                  <dd>{does}</dd>
                </div>
              ))}
            </dl>
            <h3 className="pt-4 pb-1 text-xs font-medium text-faint">Or in your own words</h3>
            <ul className="grid gap-1 text-muted">
              {examples.map((example) => (
                <li key={example}>{example}</li>
              ))}
            </ul>
          </section>
          <section>
            <h3 className="pb-1 text-xs font-medium text-faint">Commands</h3>
            <ul className="divide-y">
              {commands.map(({ name, label }) => (
                <li key={name} className="flex flex-wrap items-baseline gap-x-3 py-1">
                  <code className="font-mono text-sm">{name}</code>
                  <span className="text-muted">{label}</span>
                </li>
              ))}
            </ul>
          </section>
        </div>
      </DialogContent>
    </Dialog>
  );
}
