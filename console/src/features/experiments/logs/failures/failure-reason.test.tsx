import type { Query } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Fits, isDone, openPage } from '~/test/experiment-header';
import { demoSandbox } from '~/test/render-app';

const hasFailed: Fits = ({ searcherType, state, archived }) =>
  searcherType === 'single' && state === 'STATE_ERROR' && !archived;

const reason = async () => within(await screen.findByRole('region', { name: 'Why it failed' }));

test('a failed run shows the reason on its overview, with a link to the line in its log', async () => {
  const { user, router, experiment } = await openPage(hasFailed);
  const reasonText = await reason();
  const link = await reasonText.findByRole('link', { name: 'Show in the log' });
  expect(reasonText.getByText(/Error/, { selector: 'p' }).textContent).toMatch(/\w*Error: \w/);
  const traceback = within(reasonText.getByLabelText('Traceback'));
  expect(traceback.getByText(/^File "\S+", line \d+, in \w+/)).toBeVisible();
  await user.click(traceback.getByText(/^\d+ earlier lines of the traceback$/));
  expect(traceback.getByText(/^Traceback \(most recent call last\):/)).toBeVisible();
  await user.click(link);
  await waitFor(() =>
    expect(router.state.location.pathname).toBe(`/experiments/${experiment.id}/logs`),
  );
  expect(router.state.location.search).toMatchObject({ line: expect.anything() });
});

test('a log that cannot be read shows the error, and Retry reads it again', async () => {
  let isDown = true;
  const { user } = await openPage(hasFailed, {
    answer: ({ url }) =>
      isDown && /\/trials\/\d+\/logs\?/.test(url)
        ? Response.json({ error: { code: 13, message: 'no logs today' } }, { status: 500 })
        : undefined,
  });
  const reasonText = await reason();
  await reasonText.findByText(/^The log could not be read: .*no logs today/);
  isDown = false;
  await user.click(reasonText.getByRole('button', { name: 'Retry' }));
  await reasonText.findByRole('link', { name: 'Show in the log' });
});

type Line = [log: string, rankId?: number];

/** The end of a log as a master streams it, the last line first. */
const logAnswer = (lines: readonly Line[]) =>
  new Response(
    lines
      .map(([log, rankId], at) => ({
        id: String(at),
        timestamp: new Date(Date.UTC(2026, 4, 1) + at).toISOString(),
        message: log,
        log: `${log}\n`,
        level: 'LOG_LEVEL_INFO',
        trialId: 1,
        ...(rankId === undefined ? {} : { rankId }),
      }))
      .toReversed()
      .map((result) => `${JSON.stringify({ result })}\n`)
      .join(''),
  );

const isLog = ({ url }: Request) => /\/trials\/\d+\/logs\?/.test(url);

test('the card names the first process that failed, and what its launcher wrote (public-reports PB1)', async () => {
  const lines: Line[] = [
    ['Traceback (most recent call last):', 1],
    ...[7, 19, 23, 31, 41].flatMap((place): Line[] => [
      [`  File "/w/train.py", line ${place}, in main`, 1],
      ['    step(batch)', 1],
      ['    ~~~~^^^^^^^', 1],
    ]),
    ['ValueError: expected 3 channels, got 1', 1],
    ['ConnectionResetError: [Errno 104] Connection reset by peer', 0],
    ['BrokenPipeError: [Errno 32] Broken pipe', 2],
    ['torch.distributed.elastic.multiprocessing.errors.ChildFailedError:'],
  ];
  const { user } = await openPage(hasFailed, {
    answer: (request) => (isLog(request) ? logAnswer(lines) : undefined),
  });
  const card = await reason();
  expect(await card.findByText('ValueError: expected 3 channels, got 1')).toBeVisible();
  expect(card.getByText('rank 1 · train.py:41 main · 2 others stopped after it')).toBeVisible();
  expect(card.getByText(/line 41, in main/)).toBeVisible();
  expect(card.getByText(/line 7, in main/)).not.toBeVisible();
  await user.click(card.getByText('13 earlier lines of the traceback'));
  expect(card.getByText(/line 7, in main/)).toBeVisible();
  const launcher = card.getByText(/ChildFailedError/);
  expect(launcher).not.toBeVisible();
  await user.click(card.getByText('What launchers and the master said of it'));
  expect(launcher).toBeVisible();
});

const isFiltered = ({ url }: Request) => /[?&](?:levels|searchText)=/.test(url);

test('a signal is named, with what it means, and counted as an error (public-reports PB1, PB6)', async () => {
  await openPage(hasFailed, {
    answer: (request) => {
      if (!isLog(request)) return undefined;
      return logAnswer(isFiltered(request) ? [] : [['run.sh: line 5: 71 Killed python train.py']]);
    },
  });
  const card = await reason();
  expect(
    await card.findByText('SIGKILL, 137: killed, most often because the host ran out of memory'),
  ).toBeVisible();
  expect(await screen.findByText('1 error')).toBeVisible();
});

test('a trial that goes on and fails again shows its new failure (stale-pages T6)', async () => {
  let run = 1;
  const sandbox = demoSandbox();
  const { queryClient } = await openPage(hasFailed, {
    sandbox,
    answer: (request) => {
      if (isLog(request)) return logAnswer([[`ValueError: failure of run ${run}`]]);
      if (run === 1 || !/\/trials(?:\/\d+)?(?:\?|$)/.test(request.url)) return undefined;
      return sandbox.fetch(request).then(async (answer) => {
        const text = await answer.text();
        return new Response(
          text.replaceAll(/"endTime":"[^"]+"/g, '"endTime":"2031-01-01T00:00:00Z"'),
        );
      });
    },
  });
  const card = await reason();
  expect(await card.findByText('ValueError: failure of run 1')).toBeVisible();
  run = 2;
  // not the failure itself: a log that ended is read once
  const predicate = ({ queryKey }: Query) =>
    /^getTrial$|^getExperimentTrials$/.test(`${queryKey[0]}`);
  await act(() => queryClient.refetchQueries({ type: 'active', predicate }));
  expect(await card.findByText('ValueError: failure of run 2')).toBeVisible();
});

test('a run that did not fail has no such part', async () => {
  await openPage((experiment) => isDone(experiment) && experiment.searcherType === 'single');
  await screen.findByText('Batches', { selector: 'dt' });
  expect(screen.queryByRole('region', { name: 'Why it failed' })).toBeNull();
});
