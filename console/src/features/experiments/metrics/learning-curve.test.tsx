import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { demoSandbox, renderApp } from '~/test/render-app';
import { withoutRoles } from '~/test/without-roles';

// the running search of the demo
const path = '/experiments/113/visualization/learning-curve';

const curves = async () =>
  within(await screen.findByRole('table', { name: 'Trials of the curves' }));

/** The texts of one column, from the top. */
async function column(title: string): Promise<string[]> {
  const table = await curves();
  const titles = table.getAllByRole('columnheader').map(({ textContent }) => textContent);
  const at = titles.indexOf(title);
  const [, ...rows] = table.getAllByRole('row');
  return rows.map((row) => within(row).getAllByRole('cell')[at]?.textContent ?? '');
}

test('the trials of the curves are sorted by their headers, as in the link', async () => {
  const { user, router } = await renderApp(path);
  const best = await column('Trial ID');
  await user.click((await curves()).getByRole('button', { name: 'Trial ID' }));
  const byId = best.toSorted((one, other) => Number(one) - Number(other));
  expect(byId).not.toEqual(best);
  await waitFor(async () => expect(await column('Trial ID')).toEqual(byId));
  expect(router.state.location.search).toMatchObject({ sort: 'trial=asc' });
  await user.click((await curves()).getByRole('button', { name: 'lr' }));
  await user.click((await curves()).getByRole('button', { name: 'lr' }));
  const head = (await curves()).getByRole('columnheader', { name: 'lr' });
  await waitFor(() => expect(head.getAttribute('aria-sort')).toBe('descending'));
  const rates = (await column('lr')).map(Number);
  expect(rates).toEqual(rates.toSorted((one, other) => other - one));
  expect(new Set(rates).size).toBeGreaterThan(1);
});

test('an unknown sort shows the best first', async () => {
  const first = await renderApp(path);
  const best = await column('Trial ID');
  first.unmount();
  await renderApp(`${path}?sort=moon%3Dasc`);
  expect(await column('Trial ID')).toEqual(best);
});

test('Reset clears the filters of the curves', async () => {
  const { user, router } = await renderApp(`${path}?trials=1&scale=log&metric=training%7Closs`);
  await waitFor(async () => expect(await column('Trial ID')).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(async () => expect((await column('Trial ID')).length).toBeGreaterThan(1));
  expect(router.state.location.search).toEqual({});
});

const isSample = ({ url }: Request) => url.includes('/trials-sample?');

/** Returns true for the small sample that a chart without curves requests; polls do not. */
const isFirstSample = (request: Request) =>
  isSample(request) && new URL(request.url).searchParams.get('maxDatapoints') === '200';

/** Delays answers until the test releases them. */
function latch() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

test('the curves of the searcher metric are requested while the names load', async () => {
  const sandbox = demoSandbox();
  const { opened, open } = latch();
  const { requests } = await renderApp(path, {
    sandbox,
    answer: (request) =>
      request.url.includes('/metrics-stream/metric-names?')
        ? opened.then(() => sandbox.fetch(request))
        : undefined,
  });
  await expect.poll(() => requests.filter(isFirstSample)).toHaveLength(1);
  open();
  expect(await column('Trial ID')).not.toHaveLength(0);
  expect(requests.filter(isFirstSample)).toHaveLength(1);
});

test('curves of many points are first drawn from a part of them', async () => {
  const sandbox = demoSandbox();
  const { opened, open } = latch();
  const { requests } = await renderApp(path, {
    sandbox,
    answer: (request) => {
      if (!isSample(request)) return undefined;
      const isPart = isFirstSample(request);
      const answer = (isPart ? Promise.resolve() : opened).then(() => sandbox.fetch(request));
      return isPart ? answer.then(withManyPoints) : answer;
    },
  });
  await screen.findByRole('status', { name: 'Loading trials' });
  expect(screen.getByRole('figure')).toBeVisible();
  await expect.poll(() => requests.filter(isSample)).toHaveLength(2);
  open();
  expect(await column('Trial ID')).not.toHaveLength(0);
});

/** The first message of a sample, whose first trial has as many points as were requested. */
async function withManyPoints(answer: Response): Promise<Response> {
  const reader = answer.body?.getReader();
  const first = await reader?.read();
  await reader?.cancel();
  const message = JSON.parse(new TextDecoder().decode(first?.value));
  const [trial] = message.result.trials;
  trial.data = Array.from({ length: 200 }, (_, at) => ({ ...trial.data[0], batches: at }));
  return new Response(`${JSON.stringify(message)}\n`, { headers: answer.headers });
}

test.each(['learning-curve', 'hp-scatter-plots', 'hp-heat-map', 'hp-parallel-coordinates'])(
  'who may not see the metrics of a search is told so, and %s asks for none',
  async (picture) => {
    const sandbox = demoSandbox();
    const { requests } = await renderApp(`/experiments/113/visualization/${picture}`, {
      sandbox,
      answer: await withoutRoles(sandbox),
    });
    expect(await screen.findByText('You may not see the metrics of this experiment')).toBeVisible();
    expect(requests.some(({ url }) => url.includes('/experiments/113'))).toBe(true);
    expect(requests.filter(({ url }) => /metrics-stream|searcher-metric|sample/.test(url))).toEqual(
      [],
    );
  },
);

const swatches = async () =>
  (await curves())
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('line')?.style.stroke ?? '');

test('curves are colored by a hyperparameter, with a legend of its values, as the link says (A5)', async () => {
  const { user, router } = await renderApp(path);
  const own = await swatches();
  await user.click(screen.getByRole('combobox', { name: 'Color' }));
  await user.click(await screen.findByRole('option', { name: 'Color by lr' }));
  await waitFor(() => expect(router.state.location.search).toEqual({ color: 'lr' }));
  await waitFor(async () => expect(await swatches()).not.toEqual(own));
  const rates = (await column('lr')).map(Number);
  const legend = screen.getByText('lr', { selector: 'p > span' }).parentElement;
  const [, from, to] = /^lr([\d.e-]+?)(0\..+|\d.*)$/.exec(legend?.textContent ?? '') ?? [];
  expect(Number(from)).toBeLessThanOrEqual(Math.min(...rates));
  expect(to).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  await waitFor(async () => expect(await swatches()).toEqual(own));
});

test('words of a hyperparameter have a color each, named below the curves (A5)', async () => {
  await renderApp(`${path}?color=model.activation`);
  const words = await column('model.activation');
  const legend = within(await screen.findByRole('list', { name: 'Colors' }));
  const names = legend.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(names.toSorted()).toEqual(
    [...new Set(words)].map((word) => `model.activation ${word}`).toSorted(),
  );
  const colors = await swatches();
  for (const [at, word] of words.entries()) expect(colors[at]).toBe(colors[words.indexOf(word)]);
  expect(new Set(colors).size).toBe(new Set(words).size);
});

test('only the trial that the pointer rests on is asked for its events (A7)', async () => {
  const { requests } = await renderApp(path);
  const [, row, other] = (await curves()).getAllByRole('row');
  if (!row || !other) throw new Error('no trials');
  const asked = () =>
    requests.flatMap(({ url }) => /\/trials\/(\d+)\/checkpoints\b/.exec(url)?.[1] ?? []);
  expect(asked()).toEqual([]);
  // at once, because the pointer rests on a row after a short time
  fireEvent.pointerEnter(other);
  fireEvent.pointerEnter(row);
  const { textContent } = within(row).getByRole('link');
  await waitFor(() => expect(new Set(asked())).toEqual(new Set([textContent])));
});
