import { useQueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { createSandbox } from '@trainyard/sandbox';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { renderPart } from '~/test/render-part';
import { useNetworkIdle } from './use-network-idle';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A page with a box of rows, and an optional part that loads after two seconds. */
function Page() {
  const queryClient = useQueryClient();
  return (
    <>
      <button type="button" onClick={() => queryClient.setQueryData(['note'], Date.now())}>
        Note
      </button>
      <ul aria-label="Rows" />
      {useNetworkIdle(2_000) ? <p>Optional part</p> : null}
    </>
  );
}

async function openPage() {
  const sandbox = createSandbox();
  onTestFinished(() => sandbox.close());
  await renderPart(<Page />, { sandbox });
}

/** Does something twice a second, and waits for the end of the last half. */
async function keepDoing(seconds: number, action: () => void) {
  for (let half = 0; half < 2 * seconds; half++) {
    action();
    await act(() => vi.advanceTimersByTimeAsync(500));
  }
}

test('an optional part waits for requests, and not for other changes of what is cached', async () => {
  await openPage();
  const note = screen.getByRole('button', { name: 'Note' });
  // less than the time after which it loads anyway
  await keepDoing(3, () => fireEvent.click(note));
  expect(screen.getByText('Optional part')).toBeVisible();
});

test('an optional part does not load while the user scrolls', async () => {
  await openPage();
  await keepDoing(9, () => fireEvent.scroll(screen.getByRole('list', { name: 'Rows' })));
  expect(screen.queryByText('Optional part')).toBeNull();
  await keepDoing(1, () => undefined);
  expect(screen.getByText('Optional part')).toBeVisible();
});
