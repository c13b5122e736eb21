import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { masterVersion } from '~/app/abilities';
import { meQuery } from '~/data/session';
import { usersQuery } from '~/data/users';
import { linkedFilterText } from './linked-filter';

/** The filter that a master gets for a link with a line. */
function textOf(filter: string) {
  masterVersion.set('0.23.4');
  const queryClient = new QueryClient();
  queryClient.setQueryData(usersQuery.queryKey, { users: [] } as never);
  queryClient.setQueryData(meQuery.queryKey, { user: { id: 7 } } as never);
  return linkedFilterText({ name: '', archived: false, filter }, queryClient);
}

test.each([
  ['state = ', 'Expected a value.'],
  ['foo = 1', 'There is no column "foo".'],
  ['state = erroneous', '"erroneous" is not one of ACTIVE, PAUSED, CANCELED, COMPLETED, ERROR.'],
  ['hp.lr > abc', '"abc" is not a number.'],
  ['tags = demo', '"tags" cannot be compared by "=", only by ~, !~, is empty, is not empty.'],
  [
    'training.loss > 1',
    'The master compares training metrics by a statistic: training.loss.last, .min, .max, .sum or .count.',
  ],
])('a linked line that cannot be read is an error, which quotes it: %s', async (line, reason) => {
  await expect(textOf(line)).rejects.toThrow(
    `The filter “${line.trim()}” cannot be read. ${reason}`,
  );
});

test('a line calls a column as the head of the list does, too', async () => {
  const text = await textOf('pool = a100-pool and trials > 1');
  const names = [...text.matchAll(/"columnName":"(\w+)"/g)].map(([, name]) => name);
  expect(names).toEqual(['resourcePool', 'numTrials']);
});

test.each([
  // of the share that the master keeps
  ['progress > 29', '"value":0.29'],
  ['state = errored', '"value":"ERROR"'],
  ['user = me', '"value":"7"'],
])('a line says values as the screen does: %s (R12)', async (line, part) => {
  expect(await textOf(line)).toContain(part);
});
