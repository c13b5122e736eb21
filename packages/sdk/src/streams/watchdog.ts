import type { Silence } from './plan';

type Watching = {
  /** how long nothing may be heard, in ms */
  afterMs: number;
  /** asked what the silence means; a failure means that nobody is there */
  ask: () => Promise<Silence>;
  /** told of a connection that is dead or over, or that could not be judged for good */
  onEnd: (silence: 'dead' | 'over') => void;
};

// how exactly the silence is measured: looked at so often in its length
const checks = 12;

/**
 * Listens to a connection while a reader waits for its next word: after a silence it asks what that
 * means, again and again. A busy reader does not count as silence. Words are only counted, since they
 * come fast.
 */
export function watchdog({ afterMs, ask, onEnd }: Watching) {
  const ear = { words: 0, isWaiting: false };
  let isAsking = false;
  let isStopped = false;
  let words = 0;
  let silentChecks = 0;
  const check = async () => {
    const isSilent = ear.isWaiting && ear.words === words;
    words = ear.words;
    silentChecks = isSilent ? silentChecks + 1 : 0;
    // who does not answer that either is not there
    if (isAsking && silentChecks >= 2 * checks) onEnd('dead');
    if (isAsking || silentChecks < checks) return;
    isAsking = true;
    const silence = await ask().catch((): Silence => 'dead');
    isAsking = false;
    // a word may have come meanwhile
    if (isStopped || !ear.isWaiting || ear.words !== words) return;
    silentChecks = 0;
    if (silence !== 'alive') onEnd(silence);
  };
  const timer = setInterval(() => void check(), Math.max(1, afterMs / checks));
  return {
    ear,
    stop() {
      isStopped = true;
      clearInterval(timer);
    },
  };
}
