type Shared = { stops: Set<() => void>; runAll: () => void };

const shared = new WeakMap<AbortSignal, Shared>();

/**
 * Runs `stop` once the signal aborts, at once if it has aborted already. Returns a function that
 * removes it. A signal has one listener for all callbacks: many calls may share a signal, and Node
 * warns of a leak from eleven listeners on.
 */
export function onAbort(signal: AbortSignal | undefined, stop: () => void): () => void {
  if (!signal) return () => {};
  if (signal.aborted) {
    stop();
    return () => {};
  }
  const { stops, runAll } = shared.get(signal) ?? listen(signal);
  stops.add(stop);
  return () => {
    stops.delete(stop);
    if (stops.size > 0) return;
    signal.removeEventListener('abort', runAll);
    shared.delete(signal);
  };
}

function listen(signal: AbortSignal): Shared {
  const stops = new Set<() => void>();
  const runAll = () => {
    for (const stop of stops) stop();
  };
  signal.addEventListener('abort', runAll);
  const listening = { stops, runAll };
  shared.set(signal, listening);
  return listening;
}
