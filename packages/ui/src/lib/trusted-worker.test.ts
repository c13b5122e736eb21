import { expect, test } from 'vitest';
import { isOwnWorker } from './trusted-worker';

const self = 'https://console.example/det/assets/own-worker-1a2b.js';

test.each([
  ['https://console.example/det/assets/line-data-worker-9f.js', true],
  ['/det/assets/line-data-worker-9f.js', true],
  ['https://console.example/proxy/abc/evil-worker.js', false],
  ['https://elsewhere.example/det/assets/line-data-worker-9f.js', false],
  ['https://console.example/det/assets/index-77.js', false],
  ['data:text/javascript,alert(1)', false],
  ['blob:https://console.example/1234-worker.js', false],
])('is %s trusted: %s', (url, passes) => {
  expect(isOwnWorker(url, { self, dev: false })).toBe(passes);
});

test('the dev server serves workers from their source folder', () => {
  const dev = { self: 'http://localhost:5173/src/lib/own-worker.ts', dev: true };
  const url = '/src/components/charts/line-data-worker.ts?worker_file&type=module';
  expect(isOwnWorker(url, dev)).toBe(true);
  expect(isOwnWorker('https://elsewhere.example/a-worker.ts', dev)).toBe(false);
});
