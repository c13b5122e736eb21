import { Link } from '@tanstack/react-router';
import type { Waste } from '@trainyard/insights/waste/find-waste';
import { gpuUseSteps, type WasteItem } from '@trainyard/insights/waste/waste';
import { Sparkline } from '@trainyard/ui/charts/sparkline';
import { formatDuration, wholeMinutes } from '@trainyard/ui/lib/duration';
import { formatCount, formatPercent, keepUnits, missing, plural } from '@trainyard/ui/lib/format';
import { displayText } from '@trainyard/ui/lib/visible-controls';
import { columnsFor, type TableColumn } from '@trainyard/ui/table/table-columns';
import { personClass } from '~/components/entity/avatar';
import { OwnerBadge } from '~/components/owner/owner-badge';
import { linkTypeOf } from '~/lib/task-kind';
import { answerOf, type OwnerAnswer } from './owner-answer';
import { typeWord } from './stop-waste';

const column = columnsFor<WasteItem>();

const maxCells = 16;

/** One cell per held slot, drawn as on the cluster page. */
const HeldSlots = ({ slots }: Pick<WasteItem, 'slots'>) =>
  slots === 0 ? (
    <span className="text-faint">no slots</span>
  ) : (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden className="inline-flex gap-0.5">
        {Array.from({ length: Math.min(slots, maxCells) }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
          <span key={at} className="h-3 w-2 rounded-sm bg-muted" />
        ))}
      </span>
      <span className="num">{formatCount(slots)}</span>
      <span className="sr-only">{plural(slots, 'slot')}</span>
    </span>
  );

const Name = ({ item: { subject, name } }: { item: WasteItem }) =>
  subject.type === 'experiment' ? (
    <Link
      to="/experiments/$experimentId/{-$tab}"
      params={{ experimentId: String(subject.id) }}
      className="truncate font-medium"
    >
      {displayText(name)}
    </Link>
  ) : (
    <Link
      to="/$taskType/$taskId/logs"
      params={{ taskType: linkTypeOf[subject.type], taskId: subject.id }}
      search={{ id: name }}
      className="truncate font-medium"
    >
      {displayText(name)}
    </Link>
  );

/** The use of the GPUs over the last 6 hours, where it is measured; what was before is left empty. */
const Use = ({ item: { use = [] } }: { item: WasteItem }) => {
  const last = use.at(-1);
  return last === undefined ? (
    <span data-missing>{missing}</span>
  ) : (
    <span className="inline-flex w-28 max-[1280px]:w-16 justify-end border-b align-middle">
      <span style={{ width: `${(100 * use.length) / gpuUseSteps}%` }}>
        <Sparkline
          label={`GPU use over the last 6 h, now ${formatPercent(last / 100, 0)}`}
          values={use}
          top={100}
          className="h-5 w-full text-warn"
        />
      </span>
    </span>
  );
};

const answerWords: Record<OwnerAnswer, string> = {
  asked: 'asked',
  keep: 'still needed',
  release: 'released',
};

/** Names what the owner answered to a question; empty without one. */
function answerText({ subject }: WasteItem, experiments: Waste['experiments']): string {
  const experiment = subject.type === 'experiment' ? experiments.get(subject.id) : undefined;
  const answer = experiment && answerOf(experiment);
  return answer ? answerWords[answer] : '';
}

const typeAndPool = (item: WasteItem) => `${typeWord(item)}, ${item.pool}`;

type Facts = Pick<Waste, 'experiments'> & {
  now: number;
  ownerName: (item: WasteItem) => string;
};

/** Columns of the table of idle work. */
export const wasteColumns = ({ now, ownerName, experiments }: Facts): TableColumn<WasteItem>[] => [
  column.accessor('name', {
    header: 'Held by',
    cell: ({ row }) => (
      <>
        <Name item={row.original} />
        <span className="block truncate text-sm font-normal text-muted phone:-mt-2 phone:pb-1">
          {typeAndPool(row.original)}
        </span>
      </>
    ),
    meta: { phone: 'title', className: 'py-1' },
  }),
  // shown below the name; the column exists for sorting and for exports
  column.accessor(typeAndPool, {
    id: 'type',
    header: 'Type, pool',
    meta: { isOptional: true },
  }),
  column.accessor('slots', {
    header: 'Holds',
    sortDescFirst: true,
    cell: ({ row }) => <HeldSlots slots={row.original.slots} />,
    meta: { phone: 'end' },
  }),
  column.accessor((item) => ownerName(item), {
    id: 'user',
    header: 'User',
    cell: ({ row }) => <OwnerBadge of={row.original} className={personClass} />,
    meta: { phone: 'line' },
  }),
  column.accessor(({ since }) => (since === undefined ? undefined : now - since), {
    id: 'idle',
    header: 'Idle',
    sortDescFirst: true,
    cell: ({ row }) => {
      const { since } = row.original;
      return since === undefined ? missing : formatDuration(wholeMinutes(now - since));
    },
    meta: { isEnd: true, phone: 'line' },
  }),
  column.display({
    id: 'use',
    header: 'GPU use, 6 h',
    cell: ({ row }) => <Use item={row.original} />,
    meta: { phone: 'line' },
  }),
  column.accessor((item) => answerText(item, experiments), {
    id: 'answer',
    header: 'Owner says',
    cell: ({ getValue }) => getValue() || <span className="text-faint">{missing}</span>,
    meta: { phone: 'line' },
  }),
  column.accessor('evidence', {
    header: 'Evidence',
    cell: ({ getValue }) => (
      <span className="block whitespace-normal wide:min-w-36 wide:py-1">
        {keepUnits(getValue())}
      </span>
    ),
    meta: { phone: 'line' },
  }),
];
