import { QueryClient } from '@tanstack/react-query';
import { searchExperiments } from '@trainyard/sdk/calls';
import { resetPage } from '@trainyard/ui/lib/page-store';
import { expect, onTestFinished, test, vi } from 'vitest';
import { supports } from '~/app/abilities';
import { client } from '~/app/api';
import { masterQuery } from '~/data/session';

const info = {
  ...{ version: '', masterId: 'm', clusterId: 'c', clusterName: 'lab', telemetryEnabled: false },
  ...{ ssoProviders: [], externalLoginUri: '', externalLogoutUri: '', branding: '' },
  ...{ rbacEnabled: false, product: 'PRODUCT_UNSPECIFIED', featureSwitches: [] },
  ...{ userManagementEnabled: true, strictJobQueueControl: false, hasCustomLogo: false },
};

/** The requests for a search after the master has returned its version. */
async function requestAfter(version: string) {
  let sent: Request | undefined;
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.url.endsWith('/api/v1/master')) return Response.json({ ...info, version });
    sent = request.clone();
    const pagination = { offset: 0, limit: 5, startIndex: 0, endIndex: 0, total: 0 };
    return Response.json({ experiments: [], pagination });
  });
  await new QueryClient().fetchQuery(masterQuery);
  await searchExperiments(client, { projectId: 2, limit: 5 });
  return { method: sent?.method, url: sent?.url, body: await sent?.text() };
}

test('a 0.38 master gets calls of its version, an older one does not', async () => {
  onTestFinished(resetPage);
  expect(await requestAfter('0.23.4')).toMatchObject({
    method: 'GET',
    url: expect.stringMatching(/\/experiments-search\?projectId=2&limit=5$/),
  });
  const post = {
    method: 'POST',
    url: expect.stringMatching(/\/experiments-search$/),
    body: JSON.stringify({ projectId: 2, limit: 5 }),
  };
  expect(supports('metricStatistics')).toBe(false);
  expect(await requestAfter('0.38.1')).toEqual(post);
  expect(supports('metricStatistics')).toBe(true);
  // the version is read again at intervals
  expect(await requestAfter('0.38.1')).toEqual(post);
});
