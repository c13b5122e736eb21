import { Dialog, DialogContent } from '@trainyard/ui/base/dialog';
import { Kbd } from '@trainyard/ui/base/kbd';
import { Spinner } from '@trainyard/ui/base/spinner';
import { useWaitingEnter } from '@trainyard/ui/hooks/use-waiting-enter';
import { keyOf } from '@trainyard/ui/lib/keys';
import { showToast } from '@trainyard/ui/lib/toast-store';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { messageOf } from '~/app/errors/report-error';
import { takeBufferedKeys } from '~/app/overlays/key-buffer';
import { type Runners, usePaletteActions } from './actions';
import { flatCommands, type Outcome } from './command-tree';
import { PaletteFrame } from './palette-frame';
import { optionId, type Suggestion, SuggestionList } from './suggestion-list';
import { useCommandTree } from './use-commands';
import { useGo, useRecent, useSuggestions } from './use-suggestions';

const keys = [
  { key: 'Enter', does: 'Select or auto-complete' },
  { key: 'Tab, Up, Down', does: 'Cycle through the suggestions' },
  { key: 'Escape', does: 'Close' },
];

const examples = ['failed experiments by jtan', 'my paused runs', 'trial 42', 'model resnet'];

/** Help of the palette: keys, example questions, and every command by its full path. */
function CommandHelp({ onClose }: { onClose: () => void }) {
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

type Props = { onClose: () => void };

/** The command palette: pages, entities and commands, by name or path. */
export default function CommandPalette({ onClose }: Props) {
  const [isHelp, setIsHelp] = useState(false);
  const { runners, dialog } = usePaletteActions(onClose);
  if (isHelp) return <CommandHelp onClose={onClose} />;
  if (dialog) return dialog;
  return (
    <PaletteFrame
      title="Command palette"
      onClose={onClose}
      className="top-[min(120px,12vh)] max-h-[70vh] max-w-150"
    >
      <Palette runners={runners} onClose={onClose} onHelp={() => setIsHelp(true)} />
    </PaletteFrame>
  );
}

type PaletteProps = Props & { runners: Runners; onHelp: () => void };

function Palette({ runners, onClose, onHelp }: PaletteProps) {
  const listId = useId();
  const go = useGo();
  const [, keepRecent] = useRecent();
  const [text, setText] = useState('');
  const [activeId, setActiveId] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const { suggestions, note, isFetching, isLate } = useSuggestions(text);
  const active = suggestions.find(({ id }) => id === activeId) ?? suggestions[0];

  // a hit of an earlier text, which nobody has chosen from the list
  const isOutdated = isLate || (activeId === undefined && active?.isLate === true);
  const enter = useWaitingEnter(isOutdated, () => active && void choose(active));

  // another mark or text ends a wait of Enter, which was for the one before
  function mark(id: string | undefined) {
    setActiveId(id);
    enter.cancel();
  }

  function write(next: string) {
    setText(next);
    mark(undefined);
  }

  function writeTyped() {
    const typed = takeBufferedKeys();
    if (typed.text === '') return;
    write(typed.text);
    if (typed.isEntered) enter.wait();
  }

  async function choose(suggestion: Suggestion) {
    setIsBusy(true);
    try {
      const outcome = await suggestion.choose();
      if (suggestion.recent) keepRecent(suggestion.recent);
      follow(outcome, suggestion);
    } catch (error) {
      const words = messageOf(error);
      showToast({ kind: 'error', title: words, details: words, key: 'palette' });
    } finally {
      setIsBusy(false);
    }
  }

  function follow(outcome: Outcome, { group }: Suggestion) {
    if (outcome.kind === 'type') return write(outcome.text);
    if (outcome.kind === 'help') return onHelp();
    if (outcome.kind === 'action') outcome.start(runners);
    if (outcome.kind === 'replaced' || (outcome.kind === 'action' && outcome.isDialog)) return;
    onClose();
    if (outcome.kind === 'go') go(outcome.href, outcome.state);
    if (group === 'Commands' && outcome.kind !== 'quiet' && outcome.kind !== 'action')
      showToast({ kind: 'success', title: 'Action executed.' });
  }

  function move(step: number) {
    const at = suggestions.findIndex(({ id }) => id === active?.id);
    const next = suggestions.at((at + step + suggestions.length) % suggestions.length);
    mark(next?.id);
  }

  function onKeyDown(event: KeyboardEvent) {
    const key = keyOf(event);
    const isMove = ['ArrowDown', 'ArrowUp', 'Tab'].includes(key);
    if (!isMove && key !== 'Enter') return;
    event.preventDefault();
    if (isMove) move(key === 'ArrowUp' || (key === 'Tab' && event.shiftKey) ? -1 : 1);
    else if (!isBusy) enter.press();
  }

  return (
    <>
      <div className="flex h-12 shrink-0 items-center gap-3 border-b px-4">
        {isBusy || isFetching ? (
          <Spinner label="Searching" className="size-4" />
        ) : (
          <Search aria-hidden className="size-4 shrink-0 text-muted" />
        )}
        <input
          role="combobox"
          aria-label="Search or command"
          aria-expanded
          aria-controls={listId}
          aria-activedescendant={active ? optionId(listId, active) : undefined}
          aria-autocomplete="list"
          placeholder='Type a command or "help" for more info.'
          value={text}
          onFocus={writeTyped}
          onChange={(event) => write(event.target.value)}
          onKeyDown={onKeyDown}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className="h-full min-w-0 flex-1 bg-transparent text-lg outline-none phone:text-base"
        />
        <Kbd>esc</Kbd>
      </div>
      <SuggestionList
        id={listId}
        suggestions={suggestions}
        activeId={active?.id}
        onActive={mark}
        onChoose={(suggestion) => void choose(suggestion)}
      />
      <p role="status" className="px-4 py-3 text-muted empty:hidden">
        {note}
      </p>
    </>
  );
}
