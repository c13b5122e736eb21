import { withBasePath } from '~/app/links/base-path';

/**
 * Unregisters the service workers that answer for pages of the console. It has none of its own: one
 * was registered by a page of a task, through a server that allowed it, and stays in the browser when
 * the server no longer does. Those of tasks' own folders stay.
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
