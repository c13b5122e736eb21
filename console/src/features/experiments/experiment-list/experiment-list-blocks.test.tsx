import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { createSandbox, manualClock } from '@trainyard/sandbox';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { isSearch, listPath, rowOf, rows, withHeight } from '~/test/experiment-list';
import { renderApp } from '~/test/render-app';
import { stopRepeats } from '~/test/stop-repeats';

// the rows of a whole window reach into the next block
withHeight(800);

// answers take as long as the test says
beforeEach(stopRepeats);

/** A long list on a master that takes `ms` for each page. */
async function openList(ms: number) {
  const clock = manualClock(Date.now());
  const sandbox = createSandbox({ clock, experiments: 5_000 });
  onTestFinished(() => sandbox.close());
  sandbox.faults.set([`latency=searchExperiments:${ms}`]);
  const requests: { offset: number; limit: number; signal: AbortSignal }[] = [];
  const pass = () =>
    act(async () => {
      vi.advanceTimersByTime(ms);
      clock.advance(ms);
    });
  const opened = renderApp(listPath, {
    sandbox,
    answer(request) {
      if (!isSearch(request)) return undefined;
      const search = new URL(request.url).searchParams;
      const [offset, limit] = [Number(search.get('offset')), Number(search.get('limit'))];
      requests.push({ offset, limit, signal: request.signal });
      return undefined;
    },
  });
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  vi.advanceTimersByTime(ms);
  clock.advance(ms);
  await opened;
  await rowOf('resnet50-lr-sweep');
  return { requests, pass, blocks: () => requests.map(({ offset, limit }) => [offset, limit]) };
}

async function scrollTo(row: number) {
  const grid = screen.getByRole('grid', { name: 'Experiments' });
  fireEvent.scroll(grid.parentElement ?? grid, { target: { scrollTop: 34 * row } });
}

const isDrawn = (row: number) => rows().some(({ dataset }) => dataset.index === `${row}`);

test('a fast master gets requests for 200 rows after the first, two blocks ahead of the scroll position, and not again when rows that were read ahead come into sight', async () => {
  const { blocks, pass } = await openList(250);
  await waitFor(() => expect(blocks()).toHaveLength(2));
  await pass();
  await scrollTo(20);
  await waitFor(() => expect(blocks()).toHaveLength(3));
  expect(blocks()).toEqual([
    [0, 50],
    [50, 200],
    [250, 200],
  ]);
  await pass();
  // longer than other answers are used again
  vi.advanceTimersByTime(3_000);
  await scrollTo(100);
  await waitFor(() => expect(isDrawn(100)).toBe(true));
  await waitFor(() => expect(blocks()).toHaveLength(4));
  expect(blocks()[3]).toEqual([450, 200]);
});

test('a slow master gets requests for 500 rows, one block after the other', async () => {
  const { blocks, pass } = await openList(1500);
  await waitFor(() => expect(blocks()).toHaveLength(2));
  expect(blocks()[1]).toEqual([50, 500]);
  await scrollTo(20);
  await pass();
  await waitFor(() => expect(blocks()).toHaveLength(3));
  expect(blocks()[2]).toEqual([550, 500]);
  // rows that came ahead are drawn at once
  await scrollTo(400);
  expect(isDrawn(410)).toBe(true);
});

test('a far jump cancels the old requests, and shows its rows with the first answer', async () => {
  const { requests, blocks, pass } = await openList(1500);
  await waitFor(() => expect(blocks()).toHaveLength(2));
  expect(requests[1]?.signal.aborted).toBe(false);
  await scrollTo(3_040);
  await waitFor(() => expect(blocks()).toHaveLength(3));
  expect(requests[1]?.signal.aborted).toBe(true);
  expect(blocks()[2]).toEqual([3_000, 500]);
  await pass();
  await waitFor(() => expect(isDrawn(3_062)).toBe(true));
  await waitFor(() => expect(blocks()[3]).toEqual([3_500, 500]));
});
