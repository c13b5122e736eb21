import { useQuery, useQueryClient } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { createSandbox } from '@trainyard/sandbox';
import { useState } from 'react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { editExperiment } from '~/data/experiments/experiment-mutations';
import { useViewer } from '~/data/viewer';
import { inSteps } from '~/test/in-steps';
import { demoSandbox } from '~/test/render-app';
import { renderPart } from '~/test/render-part';
import { IdleJobs, idleJobsQuery, useIdleJobsQuery } from './idle-queries';
import { pauseWaste, stopWaste } from './stop-waste';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A page with a box of rows, which looks for idle jobs when the user asks for it. */
function Page() {
  const [isEnabled, setIsEnabled] = useState(false);
  const { data } = useQuery({ ...idleJobsQuery(useViewer()), enabled: isEnabled });
  return (
    <>
      <button type="button" onClick={() => setIsEnabled(true)}>
        Look
      </button>
      <ul aria-label="Rows" />
      {data ? <p>Idle jobs</p> : null}
    </>
  );
}

test('idle jobs are looked for without a request while the user scrolls (C17)', async () => {
  const sandbox = createSandbox();
  onTestFinished(() => sandbox.close());
  const { requests } = await renderPart(<Page />, { sandbox });
  const before = requests.length;
  const rows = screen.getByRole('list', { name: 'Rows' });
  const button = screen.getByRole('button', { name: 'Look' });
  await inSteps(6, 500, (step) => {
    fireEvent.scroll(rows);
    if (step === 0) fireEvent.click(button);
  });
  expect(requests.slice(before)).toEqual([]);
  expect(await screen.findByText('Idle jobs')).toBeVisible();
  expect(requests.slice(before).map(({ url }) => new URL(url).pathname)).toContain(
    '/api/v1/job-queues-v2',
  );
});

/** The names of idle jobs, each with buttons that change it. */
function Jobs() {
  const queryClient = useQueryClient();
  const { data } = useIdleJobsQuery();
  const rows = data?.items.map((item) => (
    <p key={item.key}>
      <b>{item.name}</b>
      <button type="button" onClick={() => void pauseWaste(queryClient, item)}>
        Pause {item.name}
      </button>
      <button type="button" onClick={() => void stopWaste(queryClient, item)}>
        Stop {item.name}
      </button>
      <button
        type="button"
        onClick={() =>
          void editExperiment(queryClient, {
            ...{ experimentId: Number(item.subject.id), base: { name: item.name } },
            to: { name: 'renamed' },
          })
        }
      >
        Rename {item.name}
      </button>
    </p>
  ));
  return (
    <>
      <IdleJobs />
      {rows}
    </>
  );
}

test('own writes end idle jobs at once, and nothing is measured for that', async () => {
  const { requests } = await renderPart(<Jobs />, { sandbox: demoSandbox() });
  expect(await screen.findByText('convnext-distill')).toBeVisible();
  const before = requests.length;
  fireEvent.click(screen.getByRole('button', { name: 'Rename convnext-distill' }));
  expect(await screen.findByText('renamed')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Pause renamed' }));
  await waitFor(() => expect(screen.queryByText('renamed')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Stop prompt ablations' }));
  await waitFor(() => expect(screen.queryByText('prompt ablations')).toBeNull());
  const read = requests
    .slice(before)
    .filter(({ method }) => method === 'GET')
    .map(({ url }) => new URL(url).pathname);
  expect(read.length).toBeGreaterThan(0);
  expect(read.filter((path) => /metric/.test(path))).toEqual([]);
});
