import { describe, expect, test } from 'vitest';
import { listOf, objectOf } from '../../config/json';
import { defaultRelease } from '../../release';
import { createTestMaster, refusal } from '../../test/fixtures/test-master';
import { release038 } from '../../v038';

describe.each([
  ['0.23.4', defaultRelease],
  ['0.38.1', release038],
])('on %s', (_, release) => {
  test.each(['notebooks', 'shells', 'commands', 'tensorboards'])(
    'two %s cannot be sorted by workspace',
    async (kind) => {
      const { admin } = await createTestMaster('demo', { release });
      const own = `/${kind}?users=admin&sortBy=SORT_BY_WORKSPACE_ID`;
      const { experiments } = objectOf((await admin('GET', '/experiments?limit=1')).body);
      const experimentIds = listOf(experiments).map((each) => objectOf(each).id);
      const config = { resources: { slots: 0 } };
      const launched = kind === 'tensorboards' ? { experimentIds } : { config };
      const launch = async () =>
        expect((await admin('POST', `/${kind}`, launched)).status).toBe(200);
      expect((await admin('GET', own)).status).toBe(200);
      await launch();
      expect((await admin('GET', own)).status).toBe(200);
      await launch();
      expect(refusal(await admin('GET', own))).toBe(
        '500 13 runtime error: invalid memory address or nil pointer dereference',
      );
    },
  );
});
