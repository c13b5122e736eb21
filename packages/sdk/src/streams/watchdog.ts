import type { Silence } from './plan';

type Watching = {
  /** how long nothing may be heard, in ms */
  afterMs: number;
  /** asked what the silence means; a failure means that nobody is there */
  ask: () => Promise<Silence>;
  /** told of a connection that is dead or over, or that could not be judged for good */
  onEnd: (silence: 'dead' | 'over') => void;
};

/**
 * Listens to a connection while somebody waits for its next word: after a silence it asks what that
 * means, again and again. A reader that is busy is no silence.
 */
export function watchdog({ afterMs, ask, onEnd }: Watching) {
  let waitsSince: number | undefined;
  let isAsking = false;
  let isStopped = false;
  const look = async () => {
    if (isAsking || waitsSince === undefined || Date.now() - waitsSince < afterMs) return;
    isAsking = true;
    const since = waitsSince;
    const silence = await ask().catch((): Silence => 'dead');
    isAsking = false;
    // a word may have come meanwhile
    if (isStopped || waitsSince !== since) return;
    if (silence !== 'alive') onEnd(silence);
    else waitsSince = Date.now();
  };
  const timer = setInterval(() => void look(), Math.max(1, afterMs / 4));
  return {
    waits() {
      waitsSince = Date.now();
    },
    heard() {
      waitsSince = undefined;
    },
    stop() {
      isStopped = true;
      clearInterval(timer);
    },
  };
}
