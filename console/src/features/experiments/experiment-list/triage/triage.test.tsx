import { screen, waitFor, within } from '@testing-library/react';
import { createSandbox } from '@trainyard/sandbox';
import { onPhone } from '@trainyard/ui/test/on-phone';
import { expect, onTestFinished, test } from 'vitest';
import { idsOf, rows, withHeight } from '~/test/experiment-list';
import { newerSandbox } from '~/test/newer-sandbox';
import { renderApp } from '~/test/render-app';

withHeight();

const title = 'Failures by cause';
const panel = async () => within(await screen.findByRole('complementary', { name: title }));

const isOfAll = ({ url }: Request) =>
  new URL(url).pathname.endsWith('/experiments-search') &&
  new URL(url).searchParams.get('limit') === '500';
const isLog = ({ url }: Request) => /\/trials\/\d+\/logs$/.test(new URL(url).pathname);

test('failed experiments are grouped by cause; one click lists them, another opens the line in the log', async () => {
  const { user, router, requests } = await renderApp('/projects/2/experiments');
  await waitFor(() => expect(rows().length).toBeGreaterThan(5));
  expect(requests.some(isOfAll)).toBe(false);
  await user.click(screen.getByRole('button', { name: title }));
  expect(router.state.location.search).toMatchObject({ failures: true });
  const failures = await panel();
  expect(await failures.findByText(/^\d+ of \d+ experiments that ended failed\.$/)).toBeVisible();
  const [card = expect.fail()] = await failures.findAllByRole('listitem');
  expect(within(card).getByText(/^\d+ experiments?$/)).toBeVisible();
  const log = within(card).getByRole('link', { name: 'The line in the log' });
  expect(log.getAttribute('href')).toMatch(/^\/experiments\/\d+\/trials\/\d+\/logs\?line=/);
  const show = within(card).getByRole('button', { name: 'Show in the list' });
  await user.click(show);
  const experimentId = /\d+/.exec(log.getAttribute('href') ?? '')?.[0];
  const { filter } = router.state.location.search as { filter: string };
  expect(filter.split(' or ')).toContain(`id = ${experimentId}`);
  await waitFor(() => expect(idsOf()).toHaveLength(filter.split(' or ').length));
  expect(show.getAttribute('aria-pressed')).toBe('true');
  show.focus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('complementary', { name: title })).toBeNull());
  expect(router.state.location.search).not.toHaveProperty('failures');
  expect(screen.getByRole('button', { name: title })).toHaveFocus();
});

test('of runs the causes that a link names are read, then more on request', async () => {
  const { user, requests, router } = await renderApp('/projects/2/runs?failures=true&causes=1', {
    sandbox: newerSandbox(),
  });
  const failures = await panel();
  const sum = await failures.findByText(/^\d+ of \d+ runs that ended failed\.$/);
  const failed = Number(/\d+/.exec(sum.textContent ?? '')?.[0]);
  expect(failed).toBeGreaterThan(2);
  expect(await failures.findByText(/^Causes of the last 1 failed runs read/)).toBeVisible();
  expect(await failures.findAllByRole('listitem')).toHaveLength(1);
  expect(failures.getByRole('link', { name: /log$/ })).toBeVisible();
  const logsBefore = requests.filter(isLog).length;
  await user.click(failures.getByRole('button', { name: /^Read the causes of \d+ more$/ }));
  await waitFor(() => expect(router.state.location.search).toMatchObject({ causes: 51 }));
  await waitFor(() =>
    expect(failures.queryByRole('button', { name: /^Read the causes/ })).toBeNull(),
  );
  await waitFor(() => expect(requests.filter(isLog).length).toBeGreaterThan(logsBefore));
  await waitFor(() => {
    const counts = failures
      .getAllByText(/^\d+ runs?$/)
      .map((count) => Number.parseInt(count.textContent ?? '', 10));
    expect(counts.reduce((all, count) => all + count, 0)).toBe(Math.min(failed, 51));
  });
});

test('the board takes the place of the failures, and they come back', async () => {
  const { user } = await renderApp('/projects/2/experiments?failures=true');
  await panel();
  await waitFor(() => expect(rows().length).toBeGreaterThan(5));
  await user.keyboard('b');
  await screen.findByRole('complementary', { name: 'Board' });
  expect(screen.queryByRole('complementary', { name: title })).toBeNull();
  await user.keyboard('b');
  await panel();
});

test('a cause has the settings that all of its runs have and others lack; the last 50 are read, three at a time', async () => {
  const sandbox = createSandbox({ scenario: 'huge' });
  onTestFinished(() => sandbox.close());
  let [reading, maxAtOnce, firstTrial] = [0, 0, ''];
  const { user } = await renderApp('/projects/2/experiments?failures=true', {
    sandbox,
    answer: (request) => {
      if (isOfAll(request)) return withPools(sandbox.fetch(request));
      if (!isLog(request)) return undefined;
      // one log for all of them
      firstTrial ||= /trials\/\d+/.exec(request.url)?.[0] ?? '';
      reading += 1;
      maxAtOnce = Math.max(maxAtOnce, reading);
      const url = request.url.replace(/trials\/\d+/, firstTrial);
      return sandbox.fetch(new Request(url, request)).finally(() => {
        reading -= 1;
      });
    },
  });
  const failures = await panel();
  expect(await failures.findByText('pool = t4', { exact: false })).toHaveTextContent(/^pool = t4$/);
  expect(failures.getByText(/^All have/)).toHaveTextContent(
    /^All have pool = t4; none of \d+ others do\.$/,
  );
  expect(failures.getByText(/^Causes of the last 50 failed experiments read/)).toBeVisible();
  await user.click(failures.getByRole('button', { name: /^Read the causes of \d+ more$/ }));
  expect(
    await failures.findByRole('button', { name: 'Show the last 50 in the list' }),
  ).toBeVisible();
  expect(maxAtOnce).toBeLessThanOrEqual(3);
});

/** One page of rows, of which those that failed ran in another pool. */
async function withPools(answer: Promise<Response>): Promise<Response> {
  const { experiments } = await (await answer).json();
  for (const { experiment } of experiments)
    experiment.resourcePool = experiment.state === 'STATE_ERROR' ? 't4' : 'a100';
  return Response.json({ experiments, pagination: { total: experiments.length } });
}

test('a project without a failure has that as its message', async () => {
  await renderApp('/projects/5/experiments?failures=true');
  expect(await (await panel()).findByText('No experiment has failed')).toBeVisible();
});

test('a list that cannot be read is reported, and read again on request', async () => {
  let isBroken = true;
  const { user } = await renderApp('/projects/2/experiments?failures=true', {
    answer: (request) =>
      isBroken && isOfAll(request)
        ? Response.json(
            { error: { code: 13, reason: '', error: 'no such table' } },
            { status: 500 },
          )
        : undefined,
  });
  const failures = await panel();
  expect(await failures.findByText('Unable to fetch experiments.')).toBeVisible();
  isBroken = false;
  await user.click(failures.getByRole('button', { name: 'Retry' }));
  expect(await failures.findByText(/that ended failed/)).toBeVisible();
});

test('logs that cannot be read are counted, and not grouped', async () => {
  await renderApp('/projects/2/experiments?failures=true', {
    answer: (request) =>
      isLog(request)
        ? Response.json({ error: { code: 7, reason: '', error: 'not allowed' } }, { status: 403 })
        : undefined,
  });
  const failures = await panel();
  expect(await failures.findByText(/without a cause: no failed trial, or its log/)).toBeVisible();
  expect(failures.queryByRole('listitem')).toBeNull();
});

test('on a phone the failures cover the list, and go with the click that lists them', async () => {
  onPhone();
  const { user, router } = await renderApp('/projects/2/experiments?failures=true');
  const drawer = within(await screen.findByRole('dialog', { busy: false, name: title }));
  await user.click(
    (await drawer.findAllByRole('button', { name: 'Show in the list' }))[0] ?? expect.fail(),
  );
  await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull());
  expect(router.state.location.search).toMatchObject({ filter: expect.stringMatching(/^id = /) });
});
