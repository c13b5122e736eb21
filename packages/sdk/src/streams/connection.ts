import type { Plan, Silence } from './plan';
import { watchdog } from './watchdog';

type Connecting<A, M> = {
  plan: Plan<A, M>;
  /** of the whole reading */
  signal: AbortSignal;
  silenceMs: number;
};

/** Thrown by a connection that answers from elsewhere than it was asked to go on. */
export const misplaced = new Error('The connection is another one than was asked for');

/** One connection: its signal, who listens to it, and what silence has meant. */
export function connect<A, M>({ plan, signal, silenceMs }: Connecting<A, M>) {
  const controller = new AbortController();
  const stop = () => controller.abort(signal.reason);
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  let silence: Silence = 'alive';
  const dog = watchdog({
    afterMs: silenceMs,
    ask: () => plan.silence(controller.signal),
    onEnd: (meaning) => {
      silence = meaning;
      controller.abort(new DOMException('The connection was silent', 'AbortError'));
    },
  });
  return {
    signal: controller.signal,
    silence: () => silence,
    ear: dog.ear,
    /** Asked after the first message: whether it comes from where it was asked to. */
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
