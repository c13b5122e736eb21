import { Dialog, DialogContent } from '@trainyard/ui/base/dialog';
import { Kbd } from '@trainyard/ui/base/kbd';
import { useListedHotkeys } from '@trainyard/ui/hooks/use-hotkey';
import { formatShortcut } from '@trainyard/ui/lib/shortcut';
import { navItems } from '~/app/nav-items';
import { useShortcuts } from '~/data/shortcuts';
import { useViewer } from '~/data/viewer';

type Props = { onClose: () => void };
type Line = { label: string; keys: readonly string[] };

const lists: Line[] = [
  { label: 'Move between rows', keys: ['J', 'K', '↓', '↑'] },
  { label: 'Open the row, or its menu', keys: ['Enter'] },
  { label: 'Select the row', keys: ['Space', 'X'] },
  { label: 'Select up to here', keys: ['Shift + Space'] },
  { label: 'Select all rows', keys: ['Ctrl + A', '⌘ A'] },
  { label: 'Clear the selection', keys: ['Escape'] },
  { label: 'Copy the selected rows, or the cell', keys: ['Ctrl + C', '⌘ C'] },
  { label: 'Edit the cell', keys: ['F2'] },
  { label: 'Edit the tags of the row, or of the selected rows', keys: ['T'] },
  { label: 'Go to the first or last cell', keys: ['Home', 'End'] },
  { label: 'Search the list', keys: ['/'] },
  { label: 'Menu of the row', keys: ['Shift + F10'] },
];

/** Every key that does something here: everywhere, on this page, in lists. */
export default function KeyboardMap({ onClose }: Props) {
  const { omnibar, jupyterLab, navbarCollapsed } = useShortcuts();
  const listed = useListedHotkeys();
  const viewer = useViewer();
  // a page with a log uses G itself
  const places = listed.some(({ key }) => key === 'g')
    ? []
    : navItems
        .filter(({ isFor }) => isFor?.(viewer) !== false)
        .map(({ label, key }) => ({ label: `Go to ${label}`, keys: ['G', key.toUpperCase()] }));
  const page = listed.map(({ key, label }) => ({ label, keys: [key.toUpperCase()] }));
  const everywhere: Line[] = [
    { label: 'Search or jump to', keys: [formatShortcut(omnibar), 'Ctrl + K', '⌘ K'] },
    { label: 'Launch JupyterLab Notebook', keys: [formatShortcut(jupyterLab)] },
    { label: 'Toggle Sidebar', keys: [formatShortcut(navbarCollapsed)] },
    { label: 'Undo a change of the view', keys: ['Ctrl + Z'] },
    { label: 'Redo a change of the view', keys: ['Ctrl + Shift + Z'] },
    { label: 'Keyboard shortcuts', keys: ['?'] },
    { label: 'Close the topmost dialog or menu', keys: ['Escape'] },
  ];
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()}>
      <DialogContent title="Keyboard shortcuts">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll the lists from it */}
        <div tabIndex={0} className="grid gap-x-10 gap-y-4 outline-none wide:grid-cols-2">
          <Keys title="Everywhere" lines={everywhere} />
          <div className="grid content-start gap-4">
            {page.length > 0 ? <Keys title="On this page" lines={page} /> : null}
            <Keys title="In lists" lines={lists} />
            {places.length > 0 ? <Keys title="Go to" lines={places} /> : null}
          </div>
        </div>
      </DialogContent>
    </Dialog>
  );
}

const Keys = ({ title, lines }: { title: string; lines: readonly Line[] }) => (
  <section>
    <h3 className="pb-1 text-xs font-medium text-faint">{title}</h3>
    <dl className="divide-y">
      {lines.map(({ label, keys }) => (
        <div key={label} className="flex items-center gap-4 py-1.5">
          <dt className="min-w-0 flex-1">{label}</dt>
          <dd className="flex shrink-0 flex-wrap justify-end gap-1">
            {[...new Set(keys)].map((key) => (
              <Kbd key={key}>{key}</Kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  </section>
);
