import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '~/test/render-app';

test('tasks grouped by their owners have the names that people know in the heads of the groups (F12)', async () => {
  await renderApp('/tasks?group=user');
  const table = await screen.findByRole('table', { name: 'Tasks' });
  const heads = await within(table).findAllByRole('rowheader');
  const names = heads.flatMap((head) =>
    head.getAttribute('scope') === 'rowgroup' ? [head.textContent ?? ''] : [],
  );
  expect(names.length).toBeGreaterThan(1);
  expect(names).toContainEqual(expect.stringMatching(/^Marta Kowalski \d+$/));
  expect(names.filter((name) => name.startsWith('mkowalski'))).toEqual([]);
});
