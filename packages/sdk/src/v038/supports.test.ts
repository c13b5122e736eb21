import { describe, expect, test } from 'vitest';
import { createTransport } from '../calls';
import { newIn038 } from '../generated/new-in-038';
import { isAlive, lifetimeOf } from './lifetime';
import { isBefore038 } from './master-version';
import { masterInfo, supports } from './supports';

/** A master of a version, and the number of its requests. */
function master(version: string, facts: object = {}) {
  const requests: string[] = [];
  const info = {
    version,
    masterId: 'm',
    clusterId: 'c',
    clusterName: 'name',
    rbacEnabled: false,
    strictJobQueueControl: true,
    ...facts,
  };
  const client = createTransport({
    baseUrl: 'http://master',
    fetch: async ({ url }) => {
      requests.push(new URL(url).pathname);
      return Response.json(info);
    },
  });
  return { requests, client, info };
}

describe('a version', () => {
  test.each([
    ['0.23.4', true],
    ['0.23.4-dev0', true],
    ['0.37.9', true],
    ['0.38.0', false],
    ['0.38.1', false],
    ['v1.2', false],
    ['dev', true],
    ['', true],
  ])('%s is treated as 0.23.4: %s', (version, expected) => {
    expect(isBefore038(version)).toBe(expected);
  });
});

describe('a call', () => {
  const rows: Array<[string, string[]]> = [
    ['getExperiment', ['0.23.4', '0.23.4-dev0', '0.30.0', '0.38.1', '0.40.0', 'dev']],
    ['searchRuns', ['0.38.1', '0.40.0']],
    ['getSearcherEvents', ['0.23.4', '0.23.4-dev0', 'dev']],
    ['reportTrialSourceInfo', ['0.23.4-dev0', '0.30.0', '0.38.1', '0.40.0']],
    ['getTrialMetricsBySourceInfoCheckpoint', ['0.23.4-dev0']],
  ];
  const versions = ['0.23.4', '0.23.4-dev0', '0.30.0', '0.38.1', '0.40.0', 'dev'];

  test.each(rows)('%s is in %s', (id, alive) => {
    expect(versions.filter((version) => isAlive(lifetimeOf(id), version))).toEqual(alive);
  });

  test('64 are new in 0.38.1', () => {
    expect(newIn038.split(' ')).toHaveLength(64);
    expect(newIn038.split(' ').filter((id) => lifetimeOf(id).since !== '0.38.1')).toEqual([]);
  });
});

describe('supports', () => {
  test('requests the version once for all', async () => {
    const { requests, client } = master('0.38.1');
    const answers = ['searchRuns', 'getSearcherEvents', 'getMe'] as const;
    const verdicts = await Promise.all(answers.map((id) => supports(client, id)));
    expect(verdicts).toEqual([true, false, true]);
    expect(requests).toEqual(['/api/v1/master']);
  });

  test.each([
    ['0.23.4', ['queuePositions']],
    ['dev', ['queuePositions']],
    ['0.38.1', ['metricStatistics', 'runs']],
  ])('knows the abilities of %s', async (version, expected) => {
    const all = ['queuePositions', 'metricStatistics', 'runs'] as const;
    const { client } = master(version);
    const verdicts = await Promise.all(all.map((ability) => supports(client, ability)));
    expect(all.filter((_, at) => verdicts[at])).toEqual(expected);
  });

  test('knows the enabled features', async () => {
    const { client } = master('0.23.4', { rbacEnabled: true, userManagementEnabled: true });
    expect(await supports(client, 'rbac')).toBe(true);
    expect(await supports(client, 'strictJobQueueControl')).toBe(true);
    expect(await supports(client, 'userManagement')).toBe(true);
    const { client: other } = master('0.23.4', { strictJobQueueControl: false });
    expect(await supports(other, 'rbac')).toBe(false);
    expect(await supports(other, 'strictJobQueueControl')).toBe(false);
    expect(await supports(other, 'userManagement')).toBe(false);
  });
});

describe('masterInfo', () => {
  test('is cached per client, and requested again on demand', async () => {
    const { requests, client, info } = master('0.23.4');
    expect(await masterInfo(client)).toMatchObject(info);
    await masterInfo(client);
    expect(requests).toHaveLength(1);
    await masterInfo(client, { fresh: true });
    expect(requests).toHaveLength(2);
    expect(await masterInfo(master('0.38.1').client)).toMatchObject({ version: '0.38.1' });
  });

  test('forgets a failure', async () => {
    let isAway = true;
    const client = createTransport({
      baseUrl: 'http://master',
      fetch: async () => {
        if (isAway) throw new TypeError('fetch failed');
        return Response.json(master('0.38.1').info);
      },
    });
    await expect(supports(client, 'rbac')).rejects.toMatchObject({ type: 'server' });
    isAway = false;
    expect(await supports(client, 'rbac')).toBe(false);
  });
});
