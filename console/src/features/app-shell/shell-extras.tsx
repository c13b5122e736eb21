import { useQuery } from '@tanstack/react-query';
import { TooltipLayer } from '@trainyard/ui/base/tooltip-layer';
import { buildNotice } from '~/app/build-notice';
import { queryKeys } from '~/app/query-keys';
import { useFavicon } from './use-favicon';

/** Fetches, while the server answers, the parts that say that it does not or that a newer build exists. */
const offlineParts = {
  queryKey: queryKeys.offlineParts,
  queryFn: async () => {
    await Promise.all([
      import('@trainyard/ui/base/toaster'),
      import('./connection-banner'),
      import('~/app/errors/route-error'),
      import('~/app/session/sign-out'),
    ]);
    return true;
  },
  staleTime: Number.POSITIVE_INFINITY,
  meta: { isSilent: true },
};

/** The parts of the shell that load after the page. */
export default function ShellExtras() {
  useQuery(buildNotice);
  useQuery(offlineParts);
  useFavicon();
  return <TooltipLayer />;
}
