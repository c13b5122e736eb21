import { experimentAction } from '@trainyard/rbac';
import { isPausable, isPaused } from '@trainyard/sdk/model';
import type { Experiment } from '@trainyard/sdk/types';
import { Ellipsis, GitFork, Pause, Play, Square } from 'lucide-react';
import { type ComponentType, useState } from 'react';
import { Button } from '~/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuTrigger,
} from '~/components/ui/dropdown-menu';
import { Kbd } from '~/components/ui/kbd';
import { Tooltip } from '~/components/ui/tooltip';
import { useViewer } from '~/features/viewer/queries';
import { useHotkey } from '~/lib/use-hotkey';
import type { ActId } from '../forms/experiment-act';
import type MoreItems from '../forms/more-items';
import { useExperimentActs } from '../forms/use-experiment-acts';
import { type HeaderOffer, headerOffers } from './header-offers';

type Props = { experiment: Experiment };

/** What is asked most often in sight, everything else that applies in a menu. */
export function ExperimentHeaderActions({ experiment }: Props) {
  const viewer = useViewer();
  const { act, running, isLoading, dialog } = useExperimentActs(experiment);
  const offers = headerOffers(viewer, experiment);
  return (
    <>
      <ToggleButton experiment={experiment} running={running} onAct={act} />
      {offers.map((offer) =>
        offer.isButton ? (
          <OfferButton
            key={offer.id}
            offer={offer}
            isBusy={running === offer.id && isLoading}
            onAct={act}
          />
        ) : null,
      )}
      {offers.length === 0 ? null : (
        <MoreActions experiment={experiment} offers={offers} onAct={act} />
      )}
      {dialog}
    </>
  );
}

type ActProps = { running: ActId | undefined; onAct: (act: ActId) => void };

/** what a running or paused experiment is most often asked */
function toggleOf({ state }: Experiment): 'pause' | 'activate' | undefined {
  if (isPaused(state)) return 'activate';
  return isPausable(state) ? 'pause' : undefined;
}

function ToggleButton({ experiment, running, onAct }: Props & ActProps) {
  const viewer = useViewer();
  const id = toggleOf(experiment);
  const isBusy = running === 'pause' || running === 'activate';
  const reason = id && experimentAction(viewer, experiment, id).reason;
  const run = id && !reason && !isBusy ? () => onAct(id) : undefined;
  const isPause = id === 'pause';
  const label = isPause ? 'Pause' : 'Activate';
  useHotkey({ key: 'p', label, run });
  if (!id) return null;
  const Icon = isPause ? Pause : Play;
  return (
    <Tooltip content={reason}>
      <Button isBusy={isBusy} aria-disabled={run ? undefined : true} onClick={run}>
        {isBusy ? null : <Icon aria-hidden className="size-3.5" strokeWidth={1.5} />}
        {label}
        <span aria-hidden className="narrow:hidden">
          <Kbd>P</Kbd>
        </span>
      </Button>
    </Tooltip>
  );
}

const labels = {
  stop: 'Stop',
  fork: 'Fork',
  openTensorBoard: 'TensorBoard',
  hyperparameterSearch: 'Hyperparameter Search',
};
const icons = { stop: Square, fork: GitFork };

const isIn = <Row extends object>(row: Row, id: PropertyKey): id is keyof Row =>
  Object.hasOwn(row, id);

type OfferProps = Pick<ActProps, 'onAct'> & { offer: HeaderOffer; isBusy: boolean };

function OfferButton({ offer: { id, reason }, isBusy, onAct }: OfferProps) {
  if (!isIn(labels, id)) return null;
  const Icon = isIn(icons, id) ? icons[id] : undefined;
  return (
    <Tooltip content={reason}>
      <Button
        isBusy={isBusy}
        aria-disabled={reason ? true : undefined}
        onClick={reason ? undefined : () => onAct(id)}
        className="narrow:hidden"
      >
        {Icon && !isBusy ? <Icon aria-hidden className="size-3.5" strokeWidth={1.5} /> : null}
        {labels[id]}
      </Button>
    </Tooltip>
  );
}

type MoreProps = Props & {
  offers: readonly HeaderOffer[];
  onAct: (act: ActId) => void;
};

const loadItems = () => import('../forms/more-items');

/** Its lines come with the first look at them. */
function MoreActions(props: MoreProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [Items, setItems] = useState<ComponentType<Parameters<typeof MoreItems>[0]>>();
  async function open() {
    const { default: loaded } = await loadItems();
    setItems(() => loaded);
    setIsOpen(true);
  }
  return (
    <DropdownMenu
      open={isOpen}
      onOpenChange={(next) => (next && !Items ? void open() : setIsOpen(next))}
    >
      <DropdownMenuTrigger>
        <Button size="icon" aria-label="More actions" onFocus={() => void loadItems()}>
          <Ellipsis aria-hidden className="size-4" strokeWidth={1.5} />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>{Items ? <Items {...props} /> : null}</DropdownMenuContent>
    </DropdownMenu>
  );
}
