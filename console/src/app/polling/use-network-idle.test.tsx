import { useQueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { createSandbox } from '@trainyard/sandbox';
import { useState } from 'react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { inSteps } from '~/test/in-steps';
import { renderPart } from '~/test/render-part';
import { useNetworkIdle } from './use-network-idle';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Loads after two seconds. */
const OptionalPart = () => (useNetworkIdle(2_000) ? <p>Optional part</p> : null);

/** A page with a box of rows, to which a test adds an optional part. */
function Page() {
  const queryClient = useQueryClient();
  const [isWhole, setIsWhole] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsWhole(true)}>
        Add
      </button>
      <button type="button" onClick={() => setIsWhole(false)}>
        Remove
      </button>
      <button type="button" onClick={() => queryClient.setQueryData(['note'], Date.now())}>
        Note
      </button>
      <ul aria-label="Rows" />
      {isWhole && <OptionalPart />}
    </>
  );
}

async function openPage() {
  const sandbox = createSandbox();
  onTestFinished(() => sandbox.close());
  return renderPart(<Page />, { sandbox });
}

/** Does something twice a second, from the moment on in which the optional part is added. */
const keepDoing = (seconds: number, action: () => void) =>
  inSteps(2 * seconds, 500, (step) => {
    action();
    if (step === 0) fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  });

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

test('an optional part that is removed before it loads waits no longer', async () => {
  const { queryClient } = await openPage();
  const asked = vi.spyOn(queryClient, 'isFetching');
  const note = () => {
    asked.mockClear();
    fireEvent.click(screen.getByRole('button', { name: 'Note' }));
    return act(() => vi.advanceTimersByTimeAsync(1));
  };
  // the note itself is kept for a time
  await note();
  const timers = vi.getTimerCount();
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  await note();
  expect(asked).toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(vi.getTimerCount()).toBe(timers);
  // it hears of no change any more
  await note();
  expect(asked).not.toHaveBeenCalled();
});
