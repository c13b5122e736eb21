import type { Agent, Slot } from '@trainyard/sdk/types';
import { Button } from '@trainyard/ui/base/button';
import { Dialog, DialogContent } from '@trainyard/ui/base/dialog';
import { missing } from '@trainyard/ui/lib/format';
import { DataTable } from '@trainyard/ui/table/data-table';
import { columnsFor } from '@trainyard/ui/table/table-columns';
import { useEntityActions } from '~/app/actions/use-entity-actions';
import { useAgents } from '~/features/cluster/cluster-layout';
import { useViewer } from '~/features/viewer/queries';
import { slotsInOrder } from './slot-cells';
import { slotItems, switchActions, switchState } from './switch-actions';

type Props = { agentId: string; onClose: () => void };

/** The slots of an agent: what they are, what holds them, whether they take work. */
export default function SlotsDialog({ agentId, onClose }: Props) {
  const { data: agents } = useAgents();
  const agent = agents?.find(({ id }) => id === agentId);
  return agent ? <Slots agent={agent} onClose={onClose} /> : null;
}

function Slots({ agent, onClose }: { agent: Agent; onClose: () => void }) {
  const viewer = useViewer();
  const { run, dialog } = useEntityActions(switchActions);
  const slots = slotsInOrder(agent);
  const buttons = column.display({
    id: 'actions',
    header: 'Actions',
    cell: ({ row: { original: slot } }) =>
      slotItems(slot, viewer).map(({ id, label }) => (
        <Button
          key={id}
          variant="quiet"
          aria-label={`${label} slot ${slot.id}`}
          onClick={() => run(id, { agentId: agent.id, slotId: slot.id })}
        >
          {label}
        </Button>
      )),
    meta: { isEnd: true, isUntitled: true },
  });
  return (
    <>
      <Dialog open onOpenChange={(isOpen) => isOpen || onClose()}>
        <DialogContent title={`Slots of ${agent.id}`}>
          {slots.length === 0 ? (
            <p className="py-4 text-muted">This agent has no slots.</p>
          ) : (
            <DataTable
              caption={`Slots of ${agent.id}`}
              frame="inner"
              columns={[...columns, buttons]}
              rows={slots}
              keyOf={({ id }) => id}
            />
          )}
        </DialogContent>
      </Dialog>
      {dialog}
    </>
  );
}

const column = columnsFor<Slot>();

const columns = [
  column.accessor('id', { header: 'Slot', meta: { className: 'font-mono text-sm' } }),
  column.accessor(({ device }) => device?.brand || missing, { id: 'device', header: 'Device' }),
  column.accessor(switchState, { id: 'state', header: 'State' }),
  column.accessor(({ container }) => container?.id ?? missing, {
    id: 'container',
    header: 'Container',
    cell: ({ row: { original }, getValue }) => (
      <span className="block w-[10ch] truncate" title={original.container?.id}>
        {getValue()}
      </span>
    ),
    meta: { className: 'font-mono text-sm text-muted' },
  }),
];
