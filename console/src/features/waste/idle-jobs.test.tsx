import { useQuery } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { createSandbox } from '@trainyard/sandbox';
import { useState } from 'react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { useViewer } from '~/data/viewer';
import { inSteps } from '~/test/in-steps';
import { renderPart } from '~/test/render-part';
import { idleJobsQuery } from './idle-queries';

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
