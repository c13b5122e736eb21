import { Link, useNavigate } from '@tanstack/react-router';
import { Flag } from 'lucide-react';

type Props = {
  uuid: string;
  /** true for the best checkpoint */
  isBest?: boolean;
  children?: string;
  /** the accessible name, where the visible text is too short for one */
  label?: string;
};

/** Opens a checkpoint over the page; the link of the page contains its id. */
export const CheckpointLink = ({ uuid, isBest = false, children = 'Checkpoint', label }: Props) => (
  <Link
    to="."
    search={(search) => ({ ...search, [isBest ? 'bestCheckpoint' : 'checkpoint']: uuid })}
    className="inline-flex items-center gap-1 align-top"
    aria-label={label ?? `${children} ${uuid}`}
  >
    <Flag aria-hidden className="size-3.5" strokeWidth={1.5} />
    {children}
  </Link>
);

/** Opens the best checkpoint of a trial over the page, where a link is not possible; undefined where there is none. */
export function useOpenBestOfTrial(uuid: string | undefined) {
  const navigate = useNavigate();
  if (!uuid) return undefined;
  return () =>
    void navigate({
      to: '.',
      search: (search) => ({ ...search, bestOfTrial: uuid }),
      hash: (hash) => hash ?? '',
    });
}
