import type { Caller } from '../client/call';
import { cancel, isCanceled } from '../client/cancellable';
import { isApiError } from '../errors/errors';
import { delayAfter, errorClassOf, maxAmbiguous } from '../poll/failure';
import { outageLog } from '../poll/outage-log';
import { pollDelay } from '../poll/poll-delay';
import type { Reconnect, StreamOptions } from './options';
import type { Plan, Silence } from './plan';

type Input<A, M> = {
  plan: Plan<A, M>;
  open: (args: A, signal: AbortSignal) => AsyncGenerator<M[], void, undefined>;
  options: StreamOptions;
  client: Caller;
  /** the name of the stream, for the log */
  what: string;
};

const endings: Record<Reconnect['reason'], string> = {
  cut: 'the connection broke',
  ended: 'the connection was ended early',
  silent: 'the connection was silent',
};

/** Why a connection was not the last one. */
type Broken = Pick<Reconnect, 'cause' | 'reason'>;

/**
 * Reads connection after connection until the plan accepts an end. Yields arrays as they are read:
 * the reader processes each completely, and `take` returns the new part.
 */
export function readConnections<A, M>({ plan, open, options, client, what }: Input<A, M>) {
  const outage = outageLog(client, what);
  const { silenceMs = 60_000, onReconnect } = options;
  const counts = { lines: 0, reconnects: 0 };
  const trust = streamErrorPolicy();
  let attempt = 0;
  let isHeadDone = plan.head === undefined;

  const headOf = async (signal: AbortSignal): Promise<M[]> => {
    const lines = isHeadDone ? [] : await plan.head?.(signal);
    isHeadDone = true;
    return lines ?? [];
  };
  /** Classifies a failure; undefined where it was the lost end of the stream. */
  const judge = (error: unknown, silence: 'alive' | 'dead' | 'over'): Broken | undefined => {
    if (silence === 'over') return undefined;
    if (silence === 'dead') return { reason: 'silent', cause: error };
    if (error !== misplaced && trust.isFinal(error, counts.lines > 0)) throw error;
    return { reason: 'cut', cause: error };
  };
  const pauseAfter = async (broken: Broken, signal: AbortSignal) => {
    attempt += 1;
    counts.reconnects += 1;
    const delayMs = delayAfter(broken.cause, attempt);
    onReconnect?.({ attempt, delayMs, ...broken });
    outage.failed(broken.cause ?? endings[broken.reason], delayMs);
    await pollDelay({ ms: delayMs, hiddenMs: 0, signal });
  };

  // the head was already taken while it was read
  let isHead = false;
  const take = (message: M): M | undefined => {
    if (!isHead && plan.isFull?.()) return undefined;
    const taken = isHead ? message : plan.take(message);
    if (taken === undefined) return undefined;
    trust.restore();
    counts.lines += 1;
    return taken;
  };

  async function* arrays(leaving: AbortController): AsyncGenerator<M[], void, undefined> {
    const { signal } = leaving;
    try {
      for (;;) {
        const line = connect({ plan, signal, silenceMs });
        let broken: Broken | undefined = { reason: 'ended', cause: undefined };
        try {
          const head = await headOf(line.signal);
          isHead = true;
          if (head.length > 0) yield head;
          isHead = false;
          signal.throwIfAborted();
          if (plan.isHeadAll) return;
          const source = open(await plan.next(line.signal), line.signal);
          for (const { ear } = line; ; ) {
            ear.isWaiting = true;
            const step = await source.next();
            ear.isWaiting = false;
            ear.words += 1;
            if (step.done) break;
            if (ear.words === 1) await line.confirm();
            attempt = 0;
            outage.answered();
            yield step.value;
            signal.throwIfAborted();
            if (plan.isFull?.()) return;
          }
          if (await plan.isEnd(line.signal)) return;
        } catch (error) {
          signal.throwIfAborted();
          broken = judge(error, line.silence());
        } finally {
          isHead = false;
          line.close();
        }
        if (!broken) return;
        await pauseAfter(broken, signal);
      }
    } catch (error) {
      if (!isCanceled(leaving)) throw error;
    } finally {
      cancel(leaving);
    }
  }

  return { arrays, take, counts };
}

/**
 * Decides which failures end a stream. An unreachable master never does, a refusal does at once. An
 * invalid line may have been cut off by a proxy, and a 500 in mid-stream may come from a master
 * that shuts down: they end the stream after four in a row without a new message in between.
 */
function streamErrorPolicy() {
  let ambiguous = 0;
  let lastText: string | undefined;
  return {
    restore() {
      ambiguous = 0;
    },
    isFinal(error: unknown, hasBegun: boolean): boolean {
      const errorClass = errorClassOf(error);
      if (errorClass === 'permanent') return true;
      // the network fails, and may have damaged earlier data too
      if (errorClass === 'transient') {
        ambiguous = 0;
        return false;
      }
      const isBadLine = isApiError(error) && error.type === 'apiBadResponse';
      if (!isBadLine && !hasBegun) return true;
      const text = error instanceof Error ? error.message : String(error);
      // different bad lines were cut off at different places
      ambiguous = isBadLine && text !== lastText ? 1 : ambiguous + 1;
      lastText = text;
      return ambiguous >= maxAmbiguous;
    },
  };
}

type Connecting<A, M> = {
  plan: Plan<A, M>;
  /** the signal of the whole reading */
  signal: AbortSignal;
  silenceMs: number;
};

/** Thrown by a connection that starts elsewhere than requested. */
const misplaced = new Error('The connection is another one than was asked for');

/** One connection: its signal, its listener, and the results of silence checks. */
function connect<A, M>({ plan, signal, silenceMs }: Connecting<A, M>) {
  const controller = new AbortController();
  const stop = () => controller.abort(signal.reason);
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  let silence: Silence = 'alive';
  const dog = watchdog({
    afterMs: silenceMs,
    checkSilence: () => plan.silence(controller.signal),
    onEnd: (meaning) => {
      silence = meaning;
      controller.abort(new DOMException('The connection was silent', 'AbortError'));
    },
  });
  return {
    signal: controller.signal,
    silence: () => silence,
    ear: dog.ear,
    /** Called after the first message: checks that the connection starts where it was requested. */
    async confirm() {
      if (plan.confirm && !(await plan.confirm(controller.signal))) throw misplaced;
    },
    close() {
      dog.stop();
      signal.removeEventListener('abort', stop);
      controller.abort(new DOMException('The connection is closed', 'AbortError'));
    },
  };
}

type Watching = {
  /** the silence in ms that triggers a check */
  afterMs: number;
  /** checks the meaning of the silence; a failure means that the master is unreachable */
  checkSilence: () => Promise<Silence>;
  /** called for a connection that is dead or has ended, or whose state cannot be determined */
  onEnd: (silence: 'dead' | 'over') => void;
};

// precision of the silence: number of checks within its length
const checks = 12;

/**
 * Watches a connection while a reader waits for its next message: checks it after each silence. A
 * busy reader does not count as silence. Messages are only counted, because they arrive fast.
 */
function watchdog({ afterMs, checkSilence, onEnd }: Watching) {
  const ear = { words: 0, isWaiting: false };
  let isChecking = false;
  let isStopped = false;
  let words = 0;
  let silentChecks = 0;
  const check = async () => {
    const isSilent = ear.isWaiting && ear.words === words;
    words = ear.words;
    silentChecks = isSilent ? silentChecks + 1 : 0;
    // a check without an answer means that the connection is dead
    if (isChecking && silentChecks >= 2 * checks) onEnd('dead');
    if (isChecking || silentChecks < checks) return;
    isChecking = true;
    const silence = await checkSilence().catch((): Silence => 'dead');
    isChecking = false;
    // a message may have arrived meanwhile
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
