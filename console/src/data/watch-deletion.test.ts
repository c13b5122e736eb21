import { QueryClient } from '@tanstack/react-query';
import { searchExperiments } from '@trainyard/sdk/calls';
import { toastStore } from '@trainyard/ui/lib/toast-store';
import { afterEach, expect, test, vi } from 'vitest';
import { clientOf } from '~/test/experiment-header';
import { demoSandbox } from '~/test/render-app';
import { watchDeletion } from './watch-deletion';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Hides the page, or shows it again. */
function turn(visibilityState: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState);
  window.dispatchEvent(new Event('visibilitychange'));
}

test('a deletion is not polled while the page is hidden, and reported once it is visible', async () => {
  const client = await clientOf(demoSandbox());
  const found = await searchExperiments(client, { limit: 1 });
  let requests = 0;
  let isDeleted = false;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async () => {
    requests += 1;
    const experiments = found.experiments.map(({ experiment }) => ({
      experiment: { ...experiment, state: 'STATE_DELETING' },
    }));
    return Response.json({ ...found, experiments: isDeleted ? [] : experiments });
  });
  const id = found.experiments[0]?.experiment?.id ?? 0;
  const watched = watchDeletion(new QueryClient(), [{ id, name: 'resnet' }]);
  await vi.advanceTimersByTimeAsync(6_500);
  expect(requests).toBe(3);
  turn('hidden');
  isDeleted = true;
  // longer than a visible page is polled
  await vi.advanceTimersByTimeAsync(1_200_000);
  expect(requests).toBe(3);
  turn('visible');
  await vi.advanceTimersByTimeAsync(100);
  await watched;
  expect(requests).toBe(4);
  expect(toastStore.getSnapshot().map(({ title }) => title)).toContain('Deleted resnet');
});
