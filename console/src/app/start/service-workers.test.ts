import { expect, onTestFinished, test, vi } from 'vitest';
import { renderApp } from '~/test/render-app';
import { removeServiceWorkers } from './service-workers';

/** The browser's service workers by their scopes; returns the scopes that are left. */
function registerWorkers(...scopes: string[]) {
  const left = new Set(scopes);
  const registrations = scopes.map((scope) => ({
    scope: new URL(scope, location.origin).href,
    unregister: async () => left.delete(scope),
  }));
  const serviceWorker = { getRegistrations: async () => registrations };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'serviceWorker');
  });
  return left;
}

test('a service worker that answers for pages of the console ends when the console starts', async () => {
  const left = registerWorkers('/', '/dashboard', '/proxy/', '/proxy/5f0c/');
  await renderApp('/login', { as: null });
  await vi.waitFor(() => expect([...left]).toEqual(['/proxy/5f0c/']));
});

test('below a base path those of other programs on the same server stay', async () => {
  const base = document.createElement('meta');
  base.name = 'base-path';
  base.content = '/det/';
  document.head.append(base);
  onTestFinished(() => base.remove());
  const left = registerWorkers('/', '/det/', '/det/clusters', '/det/proxy/5f0c/', '/wiki/');
  await removeServiceWorkers();
  expect([...left]).toEqual(['/det/proxy/5f0c/', '/wiki/']);
});

test('a browser without service workers starts too', async () => {
  await expect(removeServiceWorkers()).resolves.toBeUndefined();
});
