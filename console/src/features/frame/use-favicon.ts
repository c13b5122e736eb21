import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { withBasePath } from '~/app/base-path';
import { agentsQuery, slotLoad } from '~/features/cluster/queries';

/** The tab's icon says whether the cluster works. */
export function useFavicon(): void {
  const { data: isBusy = false } = useQuery({
    ...agentsQuery,
    select: (agents) => slotLoad(agents).running > 0,
  });
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (icon) icon.href = withBasePath(isBusy ? 'favicon-active.svg' : 'favicon.svg');
  }, [isBusy]);
}
