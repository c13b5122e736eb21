import { waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { rows, withHeight } from '~/test/experiment-list';
import { newerSandbox } from '~/test/newer-sandbox';
import { renderApp } from '~/test/render-app';

withHeight();

beforeEach(() => {
  const width = vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1_000);
  return () => width.mockRestore();
});

const wide = 'columns=id&columns=name&columns=searcherMetricsVal%3A200';

const isCurves = ({ url }: Request) => new URL(url).pathname.endsWith('/trials/time-series');

const curvesOf = () => rows().flatMap((row) => [...row.querySelectorAll('path[d^="M0 "]')]);

test.each([
  ['experiments', undefined],
  ['runs', newerSandbox],
] as const)('the best values of %s have their curves, read in one request', async (list, open) => {
  const { requests } = await renderApp(`/projects/2/${list}?${wide}`, {
    ...(open ? { sandbox: open() } : {}),
  });
  await waitFor(() => expect(rows().length).toBeGreaterThan(5));
  await waitFor(() => expect(curvesOf().length).toBeGreaterThan(3));
  const [sent, ...others] = requests.filter(isCurves).map(({ url }) => new URL(url).searchParams);
  expect(others).toEqual([]);
  // rows of different metrics, and only those that are drawn
  expect(sent?.getAll('metricNames').length).toBeGreaterThan(1);
  expect(sent?.getAll('trialIds').length).toBeLessThanOrEqual(rows().length);
});

test('a column without the room for a curve requests none', async () => {
  const { requests } = await renderApp(
    '/projects/2/experiments?columns=id&columns=name&columns=searcherMetricsVal%3A120',
  );
  await waitFor(() => expect(rows().length).toBeGreaterThan(5));
  expect(document.body.textContent).toMatch(/0\.\d{4}/);
  expect(
    document.querySelector('td svg[viewBox="0 0 40 20"], td svg[viewBox="0 0 1 1"]'),
  ).toBeNull();
  expect(requests.filter(isCurves)).toEqual([]);
});

test('values stay where their curves cannot be read', async () => {
  const { requests } = await renderApp(`/projects/2/experiments?${wide}`, {
    answer: (request) =>
      isCurves(request)
        ? Response.json({ error: { code: 7, error: 'not yours' } }, { status: 403 })
        : undefined,
  });
  await waitFor(() => expect(requests.some(isCurves)).toBe(true));
  expect(curvesOf()).toEqual([]);
  expect(document.body.textContent).toMatch(/0\.\d{4}/);
  expect(document.body).not.toHaveTextContent('not yours');
});
