import { beforeAll, describe, expect, test } from 'vitest';
import { type Release, releaseDev0 } from '../../release';
import { release038 } from '../../v038';
import { type Call, createTestMaster, refusal } from '../fixtures/test-master';
import {
  type ContractOperation,
  contractOperations,
  contractOperations038,
} from './contract-operations';

// most requests are refused before any lookup, so little data is needed
async function openMaster(release: Release) {
  const { admin, anyone, signIn } = await createTestMaster('empty', { release });
  await admin('POST', '/users', { user: { username: 'leaver', active: true } });
  const inactive = await signIn('leaver');
  await admin('PATCH', '/users/3', { active: false });
  await admin('POST', '/models', { name: 'standing' });
  await admin('POST', '/experiments', { config: single });
  return { admin, nobody: anyone, inactive };
}

const single = `{
  entrypoint: x,
  resources: {slots_per_trial: 0},
  searcher: {name: single, metric: m, max_length: {batches: 1}}
}`;

const missing: Record<string, string> = {
  allocationId: '1.5c7786b7-bc65-403c-b2f6-99691854c45a.1',
  checkpointUuid: '11111111-1111-4111-8111-111111111111',
  resourcesId: '22222222-2222-4222-8222-222222222222',
};

/** The path with ids that do not exist. */
const pathOf = ({ path, pathParameters }: ContractOperation, own: Record<string, string> = {}) =>
  pathParameters.reduce(
    (text, { name, kind }) =>
      text.replace(
        `{${name}}`,
        own[name] ?? missing[name] ?? (kind === 'integer' ? '999' : 'none'),
      ),
    path,
  );

// bodies that are not objects
const plainBodies: Record<string, Record<string, string>> = {
  '0.23.4': { setUserPassword: '"x"', reportTrialProgress: '4' },
  '0.38.1': { setUserPassword: '"x"' },
};

type Fits = (operation: ContractOperation) => boolean;

const rowsIn = (operations: readonly ContractOperation[], fits: Fits) =>
  operations.filter(fits).map((operation) => [operation.id, operation] as const);

const releases = [
  { version: '0.23.4', release: releaseDev0, operations: contractOperations },
  { version: '0.38.1', release: release038, operations: contractOperations038 },
];

describe.each(releases)('on $version', ({ version, release, operations }) => {
  let master: Awaited<ReturnType<typeof openMaster>>;
  beforeAll(async () => {
    master = await openMaster(release);
  });
  const rowsOf = (fits: Fits) => rowsIn(operations, fits);
  // the contract of 0.38.1 does not document statuses of its new calls
  const documents = ({ statuses }: ContractOperation, status: number) =>
    version === '0.38.1' || statuses.has(status);
  const bodyOf = ({ id, hasBody }: ContractOperation) =>
    plainBodies[version]?.[id] ?? (hasBody ? {} : undefined);
  const closed = rowsOf(({ isOpen }) => !isOpen);

  describe('every operation but the open ones', () => {
    test('is documented to require a token', () => {
      expect(closed.length).toBeGreaterThan(190);
      expect(closed.filter(([, { statuses }]) => !statuses.has(401))).toEqual([]);
    });

    test.each(closed)('%s is refused without a token', async (_, operation) => {
      const answer = await master.nobody(operation.method, pathOf(operation), bodyOf(operation));
      expect(refusal(answer)).toBe('401 16 token missing');
    });

    test.each(closed)('%s is refused to an inactive user', async (_, operation) => {
      expect(documents(operation, 403)).toBe(true);
      const answer = await master.inactive(operation.method, pathOf(operation), bodyOf(operation));
      expect(refusal(answer)).toBe('403 7 user does not have permission');
    });
  });

  describe('an invalid request', () => {
    const numbered = rowsOf(({ pathParameters }) => pathParameters.some(isNumber));

    test.each(numbered)('%s rejects an id that is not a number', async (_, operation) => {
      expect(documents(operation, 400)).toBe(true);
      const [parameter] = operation.pathParameters.filter(isNumber);
      const path = pathOf(operation, { [parameter?.name ?? '']: 'abc' });
      const answer = await master.admin(operation.method, path, bodyOf(operation));
      expect(refusal(answer)).toMatch(/^400 3 type mismatch, parameter: [\w.]+, error: .*"abc"/);
    });

    test.each(rowsOf(({ hasBody }) => hasBody))(
      '%s rejects an incomplete body',
      async (_, operation) => {
        expect(documents(operation, 400)).toBe(true);
        const answer = await master.admin(operation.method, pathOf(operation), '{');
        expect(refusal(answer)).toBe('400 3 unexpected EOF');
      },
    );

    const rows = rowsOf(({ queryParameters }) => queryParameters.some(isStrict));

    test.each(rows)('%s rejects a query of the wrong type', async (_, operation) => {
      expect(documents(operation, 400)).toBe(true);
      const [parameter] = operation.queryParameters.filter(isStrict);
      const path = `${pathOf(operation)}?${parameter?.name}=x-y`;
      expect(refusal(await master.admin(operation.method, path))).toMatch(/^400 3 .*x-y/);
    });

    const texts = rowsOf(({ pathParameters }) =>
      pathParameters.some(({ kind }) => kind === 'string'),
    );

    test.each(texts)('%s does not accept a slash in a name', async (_, operation) => {
      const [parameter] = operation.pathParameters.filter(({ kind }) => kind === 'string');
      const path = pathOf(operation, { [parameter?.name ?? '']: 'a/b/c/d' });
      const answer = await master.admin(operation.method, path, bodyOf(operation));
      expect(documents(operation, answer.status)).toBe(true);
      expect(refusal(answer)).toBe('501 12 Not Implemented');
    });
  });
});

let admin: Call;
beforeAll(async () => {
  ({ admin } = await openMaster(releaseDev0));
});

const rowsOf = (fits: Fits) => rowsIn(contractOperations, fits);

describe('an invalid value', () => {
  const plain = rowsOf(({ queryParameters }) => queryParameters.some(isPlain));

  test.each(plain)('%s has no fields under a scalar query key', async (_, operation) => {
    expect(operation.statuses.has(500)).toBe(true);
    const [parameter] = operation.queryParameters.filter(isPlain);
    const path = `${pathOf(operation)}?${parameter?.name}.x=1`;
    expect(refusal(await admin(operation.method, path))).toMatch(
      /^500 \{"message":"\w+ is not a generated message in the open-struct API"\}$/,
    );
  });

  const paged = rowsOf(
    ({ statuses, queryParameters }) =>
      /negative limit|limit is negative/.test(statuses.get(500) ?? '') &&
      queryParameters.some(({ name }) => name === 'limit'),
  );

  test.each(paged)('%s rejects a negative limit', async (_, operation) => {
    const own = { trialId: '1', workspaceId: '1', experimentId: '1', modelName: 'standing' };
    const path = `${pathOf(operation, own)}?limit=-1`;
    expect((await admin(operation.method, path)).status).toBe(500);
  });
});

const isPlain = ({ name, kind, isList }: ContractOperation['queryParameters'][number]) =>
  !isList && !name.includes('.') && kind !== 'enum';
const isNumber = ({ kind }: { kind: string }) => kind === 'integer';
const isStrict = ({ kind }: { kind: string }) =>
  kind === 'integer' || kind === 'boolean' || kind === 'enum' || kind === 'number';

describe('a missing entity', () => {
  // required parts of the body
  const bodies: Record<string, unknown> = {
    ...plainBodies['0.23.4'],
    postModelVersion: { checkpointUuid: missing.checkpointUuid },
    allocationAllGather: { requestUuid: missing.resourcesId, numPeers: 1 },
    patchUser: { active: true },
    reportTrialMetrics: { group: 'training', metrics: { trialId: 999, trialRunId: 1 } },
  };
  const queries: Record<string, string> = {
    metricBatches: '?metricName=loss&group=training',
    trialsSnapshot: '?metricName=loss&metricType=METRIC_TYPE_TRAINING',
    trialsSample: '?metricName=loss&metricType=METRIC_TYPE_TRAINING',
  };
  // a log stream collects its errors, which makes them a 500; without roles their calls do not
  // exist
  const elsewhere = new Set(['taskLogs', 'taskLogsFields', 'getRolesAssignedToGroup']);
  const rows = rowsOf(
    ({ id, statuses, pathParameters }) =>
      statuses.has(404) && pathParameters.length > 0 && !elsewhere.has(id),
  );

  test.each(rows)('%s is a 404', async (id, operation) => {
    const body = bodies[id] ?? (operation.hasBody ? {} : undefined);
    const path = `${pathOf(operation)}${queries[id] ?? ''}`;
    expect(refusal(await admin(operation.method, path, body))).toMatch(
      /^404 5 .*not found|error fetching template/,
    );
  });
});

describe('a missing entity named outside the path', () => {
  const slots = { config: { resources: { slots: 0 } } };

  test.each([
    ['GET', '/trials/metrics/trial_metrics?trialIds=999&group=training', "trial '999'"],
    ['GET', '/trials/metrics/training_metrics?trialIds=999', "trial '999'"],
    ['GET', '/trials/metrics/validation_metrics?trialIds=999', "trial '999'"],
    ['GET', '/trials/time-series?trialIds=999&metricNames=loss', "trial '999'"],
    ['GET', '/experiments?projectId=999', "project '999'"],
    ['GET', '/experiments-search?projectId=999', "project '999'"],
    ['GET', '/experiment/labels?projectId=999', "project '999'"],
    ['GET', '/notebooks?workspaceId=999', "workspace '999'"],
    ['GET', '/shells?workspaceId=999', "workspace '999'"],
    ['GET', '/commands?workspaceId=999', "workspace '999'"],
    ['GET', '/tensorboards?workspaceId=999', "workspace '999'"],
    ['POST', '/shells', "workspace '999'", { ...slots, workspaceId: 999 }],
    ['POST', '/commands', "workspace '999'", { ...slots, workspaceId: 999 }],
    ['POST', '/notebooks', "workspace '999'", { ...slots, workspaceId: 999 }],
    [
      'POST',
      '/experiments/move',
      "project '999'",
      { experimentIds: [1], destinationProjectId: 999 },
    ],
  ])('%s %s is a 404', async (method, path, what, body?) => {
    expect(refusal(await admin(method, path, body))).toBe(`404 5 ${what} not found`);
  });

  test.each(['logs', 'logs/fields'])('%s of a task collect their errors', async (path) => {
    expect(refusal(await admin('GET', `/tasks/none/${path}`))).toMatch(
      /^500 2 1 error occurred:.*task 'none' not found/s,
    );
  });
});
