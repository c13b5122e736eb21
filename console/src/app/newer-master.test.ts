import { QueryClient } from '@tanstack/react-query';
import { searchExperiments } from '@trainyard/sdk/calls';
import { beforeEach, expect, test, vi } from 'vitest';

const info = {
  ...{ version: '', masterId: 'm', clusterId: 'c', clusterName: 'lab', telemetryEnabled: false },
  ...{ ssoProviders: [], externalLoginUri: '', externalLogoutUri: '', branding: '' },
  ...{ rbacEnabled: false, product: 'PRODUCT_UNSPECIFIED', featureSwitches: [] },
  ...{ userManagementEnabled: true, strictJobQueueControl: false, hasCustomLogo: false },
};

// a page has one client for as long as it lives: each test is a page of its own
beforeEach(() => void vi.resetModules());

/** How a search goes out once the master has said its version. */
async function askAfter(version: string) {
  let asked: Request | undefined;
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.url.endsWith('/api/v1/master')) return Response.json({ ...info, version });
    asked = request.clone();
    const pagination = { offset: 0, limit: 5, startIndex: 0, endIndex: 0, total: 0 };
    return Response.json({ experiments: [], pagination });
  });
  const [{ masterQuery }, { client }] = await Promise.all([
    import('~/features/session/queries'),
    import('./api'),
  ]);
  await new QueryClient().fetchQuery(masterQuery);
  await searchExperiments(client, { projectId: 2, limit: 5 });
  return { method: asked?.method, url: asked?.url, body: await asked?.text() };
}

const post = {
  method: 'POST',
  url: expect.stringMatching(/\/experiments-search$/),
  body: JSON.stringify({ projectId: 2, limit: 5 }),
};

test('a newer master is asked in its own words, an older one as ever', async () => {
  expect(await askAfter('0.23.4')).toMatchObject({
    method: 'GET',
    url: expect.stringMatching(/\/experiments-search\?projectId=2&limit=5$/),
  });
  expect(await askAfter('0.38.1')).toEqual(post);
  // the answer comes again every so often
  expect(await askAfter('0.38.1')).toEqual(post);
});

test.each([
  ['0.23.4-dev0', 'GET'],
  ['0.37.9', 'GET'],
  ['dev', 'GET'],
  ['0.38.0', 'POST'],
  ['0.100.0', 'POST'],
  ['1.0.0', 'POST'],
  ['v1.2.3', 'POST'],
  ['2.23.4', 'POST'],
])('a master of version %s is asked by %s', async (version, method) => {
  expect(await askAfter(version)).toMatchObject({ method });
});
