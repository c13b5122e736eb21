import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { Waste } from '@trainyard/insights/waste/find-waste';
import { fitAfter } from '@trainyard/insights/waste/idle-hours';
import { freesText, type WasteItem } from '@trainyard/insights/waste/waste';
import { splitBy } from '@trainyard/rbac';
import { displayName } from '@trainyard/sdk/model';
import { copyText } from '@trainyard/ui/lib/copy-text';
import { formatCount, plural } from '@trainyard/ui/lib/format';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { BulkBar } from '@trainyard/ui/table/bulk/bulk-bar';
import type { RowKey } from '@trainyard/ui/table/selected-rows';
import { useBulkRun } from '~/app/actions/use-bulk-run';
import { type BulkAction, BulkActions } from '~/components/permission/bulk-actions';
import { meQuery } from '~/data/session';
import { useOwnerName } from '~/data/users';
import { useViewer } from '~/data/viewer';
import { askState, pauseState, stopState } from './actions';
import { askOwner } from './mutations';
import { pauseWaste, questionToOwners, resumeWaste, stopWaste, typeWord } from './stop-waste';

const maxNamed = 8;

/** A label with the number of rows, where it applies to any. */
const withCount = (label: string, { length }: readonly unknown[]) =>
  length === 0 ? label : `${label} ${formatCount(length)}`;

/** A label that asks the owners of several rows, or of one, or none. */
const askLabel = ({ length }: readonly unknown[]) =>
  length > 1 ? `Ask the owners of ${formatCount(length)}` : 'Ask the owner';

/** Names what is stopped, whose it is and what it holds. */
function StopList({ items }: { items: readonly WasteItem[] }) {
  const ownerName = useOwnerName();
  const more = items.length - maxNamed;
  return (
    <ul aria-label="What is stopped" className="mt-2 border-y py-1">
      {items.slice(0, maxNamed).map((item) => (
        <li key={item.key} className="py-1">
          <span className="block truncate text-text">{displayText(item.name)}</span>
          <span className="block text-sm">
            {[typeWord(item), displayText(ownerName(item)), ...slotWords(item)].join(' · ')}
          </span>
        </li>
      ))}
      {more > 0 ? <li className="py-0.5">and {formatCount(more)} more</li> : null}
    </ul>
  );
}

const slotWords = ({ slots }: WasteItem) => (slots > 0 ? [plural(slots, 'slot')] : []);

/** Counts experiments and tasks: "1 experiment and 2 tasks". */
function countText(items: readonly WasteItem[]): string {
  const experiments = items.filter(({ subject }) => subject.type === 'experiment').length;
  const tasks = items.length - experiments;
  return [
    ...(experiments > 0 ? [plural(experiments, 'experiment')] : []),
    ...(tasks > 0 ? [plural(tasks, 'task')] : []),
  ].join(' and ');
}

type BarProps = {
  items: readonly WasteItem[];
  all: readonly WasteItem[];
  waste: Waste;
  onChosen: (chosen: ReadonlySet<RowKey>) => void;
};

/** Shows what the selection frees when it is stopped, and the actions on it. */
export function WasteBar({ items, all, waste, onChosen }: BarProps) {
  const viewer = useViewer();
  const queryClient = useQueryClient();
  const { run, outcome } = useBulkRun<WasteItem>({
    idOf: ({ key }) => key,
    nameOf: ({ name }) => name,
    countOf: countText,
    selected: items,
    onChosen,
  });
  const context = { experiments: waste.experiments, viewer };
  const stop = splitBy(items, (item) => stopState(item, context));
  const pause = splitBy(items, (item) => pauseState(item, context));
  const ask = splitBy(items, (item) => askState(item, context));
  const { data: me } = useSuspenseQuery(meQuery);
  const stopLabel = withCount('Stop', stop.allowed);
  const actions: BulkAction[] = [
    {
      label: askLabel(ask.allowed),
      split: ask,
      run: () =>
        run({
          rows: ask.allowed,
          each: (_client, item) => askOwner(queryClient, item, displayName(me)),
          done: 'Asked about',
        }),
    },
    {
      label: 'Copy a message to the owners',
      run: () => copyText(questionToOwners(items), 'Message to the owners copied'),
    },
    {
      label: withCount('Save, then pause', pause.allowed),
      split: pause,
      run: () =>
        run({
          rows: pause.allowed,
          each: (_client, item) => pauseWaste(queryClient, item),
          done: 'Paused',
          undo: { each: (_client, item) => resumeWaste(queryClient, item), done: 'Activated' },
        }),
    },
    {
      label: `${stopLabel}...`,
      isDangerous: true,
      split: stop,
      question: {
        title: `${stopLabel} idle`,
        description: (
          <>
            <p>
              Experiments are canceled: they save a checkpoint first. Tasks are killed. This{' '}
              {freesText(stop.allowed, waste.pools)}.
            </p>
            <StopList items={stop.allowed} />
          </>
        ),
        confirmLabel: stopLabel,
      },
      run: () =>
        run({
          rows: stop.allowed,
          each: (_client, item) => stopWaste(queryClient, item),
          done: 'Stopped',
        }),
    },
  ];
  const free = new Map(
    waste.pools.map(({ name, slotsAvailable, slotsUsed }) => [name, slotsAvailable - slotsUsed]),
  );
  const startable = fitAfter(waste.waiting, { free, freed: stop.allowed });
  return (
    <>
      <BulkBar
        count={items.length}
        total={all.length}
        onAll={() => onChosen(new Set(all.map(({ key }) => key)))}
        onClear={() => onChosen(new Set())}
      >
        <span className="num mr-2 text-muted phone:mr-0 phone:px-2.5">
          {freesText(stop.allowed, waste.pools)}
          {startable > 0 ? (
            <span className="pl-2 text-faint">{plural(startable, 'waiting job')} would fit</span>
          ) : null}
        </span>
        <BulkActions actions={actions} />
      </BulkBar>
      {outcome}
    </>
  );
}
