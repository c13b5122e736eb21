import { release038 } from '@trainyard/sandbox/v038';
import { expect, test } from 'vitest';
import { startCli } from '../../test/trainyard';

const shared = [
  ['username', 'user', '~jtan'],
  ['labels', 'label', '~a'],
  ['projectName', 'project', '~e'],
  ['workspaceName', 'workspace', '=Speech'],
  ['resourcePool', 'pool', '~pool'],
  ['searcherType', 'searcher', '=random'],
  ['forkedFrom', 'parent', '>0'],
  ['startTime', 'started', '<2026-11-20'],
  ['endTime', 'ended', '<2026-11-20'],
];

test.each([
  ['experiment', [...shared, ['numTrials', 'trials', '=1']]],
  [
    'run',
    [
      ...shared,
      ['experimentName', 'name', '~sweep'],
      ['experimentId', 'experiment', '=4'],
      ['searcherMetric', 'metric', '=validation_loss'],
      ['searcherMetricValue', 'best', '<0.5'],
    ],
  ],
])('--where of %s takes the names of columns for those of fields', async (noun, names) => {
  const { trainyard } = await startCli({ release: release038 });
  const idsOf = async (where: string) =>
    (await trainyard(noun, 'list', '--all', '--where', where, '-o', 'ids')).out;
  for (const [column, field, rest] of names) {
    const ids = await idsOf(`${column}${rest}`);
    expect(ids, column).toBe(await idsOf(`${field}${rest}`));
    expect(ids, column).not.toBe('');
  }
});

test.each(['constructor', '__proto__', 'toString'])(
  '%s, which every object has, is not a field',
  async (name) => {
    const { trainyard } = await startCli();
    const { exitCode, error } = await trainyard('e', 'list', '--where', `${name}=1`);
    expect({ exitCode, error }).toMatchObject({
      exitCode: 2,
      error: expect.stringContaining(`no field "${name}"`),
    });
  },
);
