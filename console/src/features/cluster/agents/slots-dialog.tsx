import type { Agent } from '@trainyard/sdk/types';
import { Button } from '@trainyard/ui/base/button';
import { Dialog, DialogContent } from '@trainyard/ui/base/dialog';
import { missing } from '@trainyard/ui/lib/format';
import { useViewer } from '~/features/viewer/queries';
import { slotItems, switchState } from './agent-actions';
import { slotsInOrder } from './slot-cells';
import { useSwitch } from './use-switch';

type Props = { agent: Agent; onClose: () => void };

const cell = 'h-[34px] border-b px-2.5 first:pl-0 last:pr-0';
const head = 'h-[30px] border-b px-2.5 text-left text-xs font-medium text-faint first:pl-0';

/** The slots of an agent: what they are, what holds them, whether they take work. */
export default function SlotsDialog({ agent, onClose }: Props) {
  const viewer = useViewer();
  const { run, dialog } = useSwitch();
  const slots = slotsInOrder(agent);
  return (
    <>
      <Dialog open onOpenChange={(isOpen) => isOpen || onClose()}>
        <DialogContent title={`Slots of ${agent.id}`}>
          {slots.length === 0 ? (
            <p className="py-4 text-muted">This agent has no slots.</p>
          ) : (
            <table className="w-full border-separate border-spacing-0">
              <caption className="sr-only">Slots of {agent.id}</caption>
              <thead>
                <tr>
                  <th scope="col" className={head}>
                    Slot
                  </th>
                  <th scope="col" className={head}>
                    Device
                  </th>
                  <th scope="col" className={head}>
                    State
                  </th>
                  <th scope="col" className={head}>
                    Container
                  </th>
                  <th scope="col" className={head}>
                    <span className="sr-only">Actions</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {slots.map((slot) => (
                  <tr key={slot.id}>
                    <td className={`${cell} font-mono text-sm`}>{slot.id}</td>
                    <td className={cell}>{slot.device?.brand || missing}</td>
                    <td className={cell}>{switchState(slot)}</td>
                    <td className={`${cell} font-mono text-sm text-muted`}>
                      {slot.container ? (
                        <span className="block w-[10ch] truncate" title={slot.container.id}>
                          {slot.container.id}
                        </span>
                      ) : (
                        missing
                      )}
                    </td>
                    <td className={`${cell} text-right whitespace-nowrap`}>
                      {slotItems(slot, viewer).map(({ id, label }) => (
                        <Button
                          key={id}
                          variant="quiet"
                          aria-label={`${plain(label)} slot ${slot.id}`}
                          onClick={() => run(id, { agentId: agent.id, slotId: slot.id })}
                        >
                          {plain(label)}
                        </Button>
                      ))}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </DialogContent>
      </Dialog>
      {dialog}
    </>
  );
}

const plain = (label: string) => label.replace('...', '');
