import { useNavigate } from '@tanstack/react-router';

/** Opens a checkpoint over the page, where no link can stand; undefined where there is none. */
export function useOpenCheckpoint(uuid: string | undefined, { isBest = false } = {}) {
  const navigate = useNavigate();
  if (!uuid) return undefined;
  return () =>
    void navigate({
      to: '.',
      search: (search) => ({ ...search, [isBest ? 'bestCheckpoint' : 'checkpoint']: uuid }),
      hash: (hash) => hash ?? '',
    });
}
