import { useRouter } from '@tanstack/react-router';
import type { Trial } from '@trainyard/sdk/types';

/** A moment as ISO text or in seconds since 1970, with the line of the log that tells it. */
type Moment = { at: number | string; line?: { id: string; time: string } };

/** Returns a function that opens the log of a trial at a moment; without a trial it does nothing. */
export function useOpenLog(trial: Pick<Trial, 'experimentId' | 'id'> | undefined) {
  const router = useRouter();
  return (moment: Moment | undefined) => {
    if (!moment || !trial) return;
    const { experimentId, id } = trial;
    const { at, line } = moment;
    const time = typeof at === 'string' ? at : new Date(at * 1000).toISOString();
    void router.navigate({
      to: '/experiments/$experimentId/trials/$trialId/logs',
      params: { experimentId: String(experimentId), trialId: String(id) },
      search: line ? { line: line.id, at: line.time } : { at: time },
    });
  };
}
