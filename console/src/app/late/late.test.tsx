import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { createSandbox } from '@trainyard/sandbox';
import { type ReactNode, useState } from 'react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { inSteps } from '~/test/in-steps';
import { renderPart } from '~/test/render-part';
import { Late, LateQuery } from './late';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Loads after two seconds. */
const OptionalPart = () => (
  <Late idleMs={2_000}>
    <p>Optional part</p>
  </Late>
);

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

async function openPage(part: ReactNode = <Page />) {
  const sandbox = createSandbox();
  onTestFinished(() => sandbox.close());
  return renderPart(part, { sandbox });
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

const unitsQuery = queryOptions({
  queryKey: ['units'],
  queryFn: async () => 'seconds',
  staleTime: 0,
});

test('a query that waits shows what is cached, and is requested once the page is idle', async () => {
  const { queryClient } = await openPage(
    <>
      <Units />
      <LateQuery query={unitsQuery} />
    </>,
  );
  expect(screen.getByText('unknown units')).toBeVisible();
  act(() => void queryClient.setQueryData(unitsQuery.queryKey, 'minutes'));
  expect(await screen.findByText('minutes')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(1_100));
  expect(await screen.findByText('seconds')).toBeVisible();
});

function Units() {
  const { data = 'unknown units' } = useQuery({ ...unitsQuery, enabled: false });
  return <p>{data}</p>;
}

/** A part far below, which comes into view with `scrollTo`. */
function stubView(): { scrollTo: () => void } {
  let report: IntersectionObserverCallback = () => undefined;
  class Observer {
    constructor(callback: IntersectionObserverCallback) {
      report = callback;
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return {
    scrollTo: () =>
      act(() =>
        report([{ isIntersecting: true } as IntersectionObserverEntry], Object.create(null)),
      ),
  };
}

test('a part is there as soon as its place comes into view, and stays', async () => {
  const view = stubView();
  await openPage(
    <Late until="inView" fallback={<p>Its place</p>}>
      <p>Table</p>
    </Late>,
  );
  expect(screen.getByText('Its place')).toBeVisible();
  expect(screen.queryByText('Table')).toBeNull();
  view.scrollTo();
  expect(screen.getByText('Table')).toBeVisible();
  expect(screen.queryByText('Its place')).toBeNull();
});

test('a part that nobody scrolls to is there when the page is idle', async () => {
  stubView();
  await openPage(
    <Late until="inView">
      <p>Table</p>
    </Late>,
  );
  await act(() => vi.advanceTimersByTimeAsync(1_100));
  expect(screen.getByText('Table')).toBeVisible();
});

test('a part that is held waits on an idle page, and stays when it is held again', async () => {
  await openPage(<HeldPart />);
  await act(() => vi.advanceTimersByTimeAsync(6_000));
  expect(screen.queryByText('Table')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Hold' }));
  expect(screen.getByText('Table')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Hold' }));
  expect(screen.getByText('Table')).toBeVisible();
});

function HeldPart() {
  const [isHeld, setIsHeld] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setIsHeld(!isHeld)}>
        Hold
      </button>
      <Late isHeld={isHeld}>
        <p>Table</p>
      </Late>
    </>
  );
}

test('a page that is never idle shows the part after five seconds', async () => {
  const never = queryOptions({ queryKey: ['never'], queryFn: () => new Promise<string>(() => {}) });
  const { queryClient } = await openPage(<OptionalPart />);
  void queryClient.prefetchQuery(never);
  await act(() => vi.advanceTimersByTimeAsync(4_000));
  expect(screen.queryByText('Optional part')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1_100));
  expect(screen.getByText('Optional part')).toBeVisible();
});
