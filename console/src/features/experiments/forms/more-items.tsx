import { useLocation, useNavigate } from '@tanstack/react-router';
import type { Experiment } from '@trainyard/sdk/types';
import {
  Archive,
  ArchiveRestore,
  ChartLine,
  CircleStop,
  CodeXml,
  Download,
  FastForward,
  FolderInput,
  GitCompare,
  GitFork,
  type LucideIcon,
  Pencil,
  SlidersHorizontal,
  Trash2,
} from 'lucide-react';
import { withBasePath } from '~/app/base-path';
import { ActionItems } from '~/components/ui/action-items';
import { DropdownMenuItem } from '~/components/ui/dropdown-menu';
import { links } from '~/lib/links';
import { useMedia } from '~/lib/use-media';
import type { HeaderOffer, OfferId } from '../page/header-offers';
import { WatchItems } from '../watch/watch-items';
import type { ActId } from './experiment-act';

const looks: Record<OfferId, { label: string; icon: LucideIcon }> = {
  stop: { label: 'Stop', icon: CircleStop },
  fork: { label: 'Fork', icon: GitFork },
  continueTrial: { label: 'Continue Trial', icon: FastForward },
  move: { label: 'Move', icon: FolderInput },
  openTensorBoard: { label: 'TensorBoard', icon: ChartLine },
  hyperparameterSearch: { label: 'Hyperparameter Search', icon: SlidersHorizontal },
  downloadCode: { label: 'Download Experiment Code', icon: Download },
  edit: { label: 'Edit', icon: Pencil },
  archive: { label: 'Archive', icon: Archive },
  unarchive: { label: 'Unarchive', icon: ArchiveRestore },
  delete: { label: 'Delete', icon: Trash2 },
};

/** tabs whose tools copy what is chosen in them */
const hasOwnCopy = /\/(trials|checkpoints|logs|visualization\/[^/]+)$/;

type Props = {
  experiment: Experiment;
  offers: readonly HeaderOffer[];
  onAct: (act: ActId) => void;
};

/** What has no button of its own; on a narrow page that is everything. */
export default function MoreItems({ experiment, offers, onAct }: Props) {
  const isNarrow = useMedia('(width < 900px)');
  const items = offers
    .filter(({ isButton }) => isNarrow || !isButton)
    .map(({ id, reason }) => ({ ...looks[id], id, reason, isDangerous: id === 'delete' }));
  const navigate = useNavigate();
  const pathname = useLocation({ select: (location) => location.pathname });
  const compare = () => void navigate({ to: '.', search: (search) => ({ ...search, against: 0 }) });
  return (
    <>
      <ActionItems
        items={items}
        onRun={(id) => (id === 'downloadCode' ? download(experiment.id) : onAct(id))}
      />
      <DropdownMenuItem
        icon={<GitCompare className="size-4" strokeWidth={1.5} />}
        onSelect={compare}
        className="h-auto! min-h-7"
      >
        Compare with…
      </DropdownMenuItem>
      {hasOwnCopy.test(pathname) ? null : (
        <DropdownMenuItem
          icon={<CodeXml className="size-4" strokeWidth={1.5} />}
          onSelect={() => onAct('copyView')}
        >
          Copy view as…
        </DropdownMenuItem>
      )}
      <WatchItems experiment={experiment} />
    </>
  );
}

/** The browser asks the master itself, with the cookie of the session. */
const download = (experimentId: number) =>
  window.location.assign(withBasePath(links.modelDefinition(experimentId)));
