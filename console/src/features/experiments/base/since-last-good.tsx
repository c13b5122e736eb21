import { useNavigate } from '@tanstack/react-router';
import { isFinished } from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import { Button } from '@trainyard/ui/base/button';
import { DropdownMenuItem } from '@trainyard/ui/base/dropdown-menu';
import { History } from 'lucide-react';

const label = 'What changed since the last good run';

type Props = {
  experiment: Pick<Experiment, 'state'>;
  /** by default over the open page, which is that of the experiment */
  onOpen?: () => void;
};

/** Opens the differences to the last good run over the page of an experiment. */
function useOpenHere() {
  const navigate = useNavigate();
  return () => void navigate({ to: '.', search: (all) => ({ ...all, lastGood: true }) });
}

/** A menu item for an experiment that has ended: whether it was worse is for its user to say. */
export function SinceLastGoodItem({ experiment, onOpen }: Props) {
  const openHere = useOpenHere();
  return isFinished(experiment.state) ? (
    <DropdownMenuItem
      icon={<History className="size-4" strokeWidth={1.5} />}
      onSelect={onOpen ?? openHere}
    >
      {label}
    </DropdownMenuItem>
  ) : null;
}

/** A button beside the reason why an experiment failed. */
export default function SinceLastGoodButton() {
  return <Button onClick={useOpenHere()}>{label}</Button>;
}
