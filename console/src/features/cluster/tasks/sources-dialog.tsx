import { Link } from '@tanstack/react-router';
import { Dialog, DialogContent } from '@trainyard/ui/base/dialog';
import type { TaskRow } from '~/data/cluster/tasks';

type Props = { task: TaskRow; onClose: () => void };

const inOrder = (ids: readonly number[]) => ids.toSorted((one, other) => one - other);

/** Lists the sources of a TensorBoard: its experiments, then its trials. */
export default function SourcesDialog({ task, onClose }: Props) {
  const { experimentIds, trialIds } = task;
  const count = experimentIds.length + trialIds.length;
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()}>
      <DialogContent
        size="small"
        title={`${count} TensorBoard ${count === 1 ? 'Source' : 'Sources'}`}
      >
        <ul className="grid gap-1.5">
          {inOrder(experimentIds).map((id) => (
            <li key={`experiment ${id}`}>
              <Link
                to="/experiments/$experimentId/{-$tab}"
                params={{ experimentId: String(id) }}
                onClick={onClose}
                className="link"
              >
                Experiment {id}
              </Link>
            </li>
          ))}
          {inOrder(trialIds).map((id) => (
            <li key={`trial ${id}`}>
              <Link
                to="/trials/$trialId/{-$tab}"
                params={{ trialId: String(id) }}
                onClick={onClose}
                className="link"
              >
                Trial {id}
              </Link>
            </li>
          ))}
        </ul>
      </DialogContent>
    </Dialog>
  );
}
