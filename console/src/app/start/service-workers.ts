import { withBasePath } from '~/app/links/base-path';

/**
 * Unregisters service workers whose scope contains pages of the console. The console has none, so
 * these were registered by a page of a task while a server allowed it, and a browser keeps them.
 * Those limited to the folder of a task are kept.
 */
export async function removeServiceWorkers(): Promise<void> {
  const workers = await navigator.serviceWorker?.getRegistrations();
  const own = workers?.filter(({ scope }) => answersForConsole(new URL(scope).pathname)) ?? [];
  await Promise.all(own.map((worker) => worker.unregister()));
}

function answersForConsole(scope: string): boolean {
  const isAround = withBasePath('/').startsWith(scope);
  const isTask = scope.startsWith(withBasePath('proxy/')) && scope !== withBasePath('proxy/');
  return isAround || (scope.startsWith(withBasePath('/')) && !isTask);
}
