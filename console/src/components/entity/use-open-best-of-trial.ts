import { useNavigate } from '@tanstack/react-router';

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
