import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { demoSandbox, renderApp } from '~/test/render-app';
import { telemetryQuery } from './queries';

/** The console on a master that reports, or not, and answers the question for its key like this. */
async function open(telemetryEnabled: boolean, telemetry: Response) {
  const sandbox = demoSandbox();
  const answer = async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname.endsWith('/master/telemetry')) return telemetry.clone();
    const answered = await sandbox.fetch(request);
    if (!pathname.endsWith('/master')) return answered;
    return Response.json({ ...(await answered.json()), telemetryEnabled });
  };
  const app = await renderApp('/models', { sandbox, answer });
  const telemetryRequests = () =>
    app.requests.filter(({ url }) => url.endsWith('/master/telemetry')).length;
  return { ...app, telemetryRequests };
}

const keyOf = (segmentKey: string) => Response.json({ enabled: true, segmentKey });

test.each([
  ['0123456789abcdefABCDEF0123456789', '0123456789abcdefABCDEF0123456789'],
  ['0123456789abcdefABCDEF012345678-', null],
  ['0123456789abcdef', null],
])('the key %s of telemetry is taken as %s', async (segmentKey, taken) => {
  const { queryClient } = await open(true, keyOf(segmentKey));
  await waitFor(() => expect(queryClient.getQueryData(telemetryQuery.queryKey)).toBe(taken));
});

test('the key is not requested from a master without telemetry, and a failure shows nothing', async () => {
  const { telemetryRequests } = await open(false, keyOf('0123456789abcdefABCDEF0123456789'));
  expect(telemetryRequests()).toBe(0);
  const failed = await open(true, Response.json({ message: 'no' }, { status: 500 }));
  await waitFor(() =>
    expect(failed.queryClient.getQueryState(telemetryQuery.queryKey)?.status).toBe('error'),
  );
  expect(screen.queryByText('Failed to load telemetry.')).toBeNull();
});
