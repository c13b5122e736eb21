import { useRouter } from '@tanstack/react-router';

/** Opens a trial of an experiment, or keeps the page and opens the trial in another tab. */
export function useOpenTrial(experimentId: number) {
  const router = useRouter();
  return (trialId: string, { isNewTab }: { isNewTab: boolean }) => {
    const to = {
      to: '/experiments/$experimentId/trials/$trialId/{-$tab}',
      params: { experimentId: String(experimentId), trialId },
    } as const;
    if (isNewTab) window.open(router.buildLocation(to).href, '_blank', 'noopener,noreferrer');
    else void router.navigate(to);
  };
}
