import type { Agent, Slot } from '@trainyard/sdk/types';
import { Button } from '@trainyard/ui/base/button';
import { useIsPhone } from '@trainyard/ui/hooks/use-media';
import { missing } from '@trainyard/ui/lib/format';
import { DataTable } from '@trainyard/ui/table/data-table';
import { columnsFor } from '@trainyard/ui/table/table-columns';
import { useEntityActions } from '~/app/actions/use-entity-actions';
import { useViewer } from '~/data/viewer';
import { slotsInOrder } from './slot-cells';
import { SlotJobName } from './slot-row';
import { slotItems, switchActions, switchState } from './switch-actions';
import { SwitchState } from './switch-state';
import { useSlotJobs } from './use-slot-jobs';

type Props = { agent: Agent };

/** The slots of an agent: their devices, the jobs that hold them, and whether they take work. */
export function SlotTable({ agent }: Props) {
  const viewer = useViewer();
  const { run, dialog } = useEntityActions(switchActions);
  const isPhone = useIsPhone();
  const slots = slotsInOrder(agent);
  const jobOf = useSlotJobs();
  const holder = column.accessor((slot) => jobOf(agent.id, slot)?.name ?? slot.container?.id, {
    id: 'job',
    header: 'Held by',
    cell: ({ row: { original }, getValue }) => {
      const job = jobOf(agent.id, original);
      return (
        // as wide before the names of the jobs are there
        <span className="block w-[36ch] phone:w-auto">
          {job ? <SlotJobName job={job} /> : (getValue() ?? missing)}
        </span>
      );
    },
    meta: { phone: 'line' },
  });
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
    meta: { isEnd: true, isAction: true, isUntitled: true, phone: 'end' },
  });
  if (slots.length === 0) return <p className="text-muted">This agent has no slots.</p>;
  return (
    <>
      <DataTable
        caption={`Slots of ${agent.id}`}
        frame={isPhone ? 'page' : 'flow'}
        columns={[...columns, holder, buttons]}
        rows={slots}
        keyOf={({ id }) => id}
      />
      {dialog}
    </>
  );
}

const column = columnsFor<Slot>();

const columns = [
  column.accessor('id', {
    header: 'Slot',
    cell: ({ getValue }) => (
      <>
        <span className="hidden phone:inline">Slot </span>
        {getValue()}
      </>
    ),
    meta: { className: 'font-mono text-sm', phone: 'title' },
  }),
  column.accessor(({ device }) => device?.brand || missing, {
    id: 'device',
    header: 'Device',
    meta: { phone: 'line' },
  }),
  column.accessor(switchState, {
    id: 'state',
    header: 'State',
    cell: ({ row }) => <SwitchState of={row.original} />,
    meta: { phone: 'line' },
  }),
];
