import type { Agent } from '@trainyard/sdk/types';
import { Tooltip } from '@trainyard/ui/base/tooltip';
import { cn } from '@trainyard/ui/lib/utils';
import { countStates, type SlotCell, type SlotState, slotCells } from './slot-cells';

/** The colour of a slot by what it does. */
export const slotStyle: Record<SlotState, string> = {
  running: 'bg-run',
  pending: 'bg-wait',
  free: 'bg-line',
  off: 'bg-[repeating-linear-gradient(135deg,var(--line-strong)_0_2px,transparent_2px_5px)]',
};

// an agent of few slots has cells as wide as those of its neighbours
const fewest = 8;
const inLine = 16;

type Props = { agent: Agent; onOpen: () => void };

/** An agent and its slots, a cell each; opens them. */
export function SlotRow({ agent, onOpen }: Props) {
  const cells = slotCells(agent);
  const { running, pending } = countStates(cells);
  const columns = Math.min(inLine, Math.max(fewest, cells.length));
  return (
    <button
      type="button"
      onClick={onOpen}
      aria-label={`Slots of ${agent.id}: ${running + pending} of ${cells.length} in use`}
      className="-mx-1.5 grid grid-cols-[5rem_minmax(0,1fr)] items-center gap-x-3 rounded-sm px-1.5 py-[3px] text-left hover:bg-hover"
    >
      <span className="truncate font-mono text-sm text-muted" title={agent.id}>
        {agent.id}
      </span>
      <span
        className="grid gap-y-1"
        style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
      >
        {cells.map((cell) => (
          <Cell key={cell.id} cell={cell} />
        ))}
      </span>
    </button>
  );
}

const Cell = ({ cell: { state, isJoined, words } }: { cell: SlotCell }) => (
  <Tooltip content={words}>
    <span className={cn('block pl-[3px]', isJoined && 'pl-px')}>
      <span className={cn('block h-4.5 rounded-[3px]', slotStyle[state])} />
    </span>
  </Tooltip>
);
