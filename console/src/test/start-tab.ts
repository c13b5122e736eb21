import type { RouterHistory } from '@tanstack/react-router';
import { vi } from 'vitest';
import { startApp } from '~/app/start/start-app';

/**
 * Starts the app as in a new tab. `stop` also removes its listeners from the window and the
 * document, which outlive a test: the router never removes its own, so that its pages would stay in
 * memory with their queries.
 */
export function startTab(history: RouterHistory): ReturnType<typeof startApp> {
  const targets: EventTarget[] = [window, document];
  const spies = targets.map((target) => ({ target, added: vi.spyOn(target, 'addEventListener') }));
  const app = startApp(history);
  const { queries, ...others } = app.queryClient.getDefaultOptions();
  // no test waits for the time between two tries
  app.queryClient.setDefaultOptions({ ...others, queries: { ...queries, retryDelay: 0 } });
  const removals = spies.map(({ target, added }) => {
    const listeners = [...added.mock.calls];
    added.mockRestore();
    return () => {
      for (const [name, listener, options] of listeners)
        target.removeEventListener(name, listener, options);
    };
  });
  const stop = () => {
    app.stop();
    for (const remove of removals) remove();
  };
  return { ...app, stop };
}
