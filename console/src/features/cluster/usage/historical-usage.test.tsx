import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '~/test/render-app';

const partOf = async (name: string) => within(await screen.findByRole('region', { name }));

test('usage by user has display names, and a total that the legend switches on', async () => {
  const { user } = await renderApp('/clusters/historical-usage');
  const part = await partOf('Compute Hours by User');
  const table = within(part.getByRole('table', { name: 'Compute Hours by User' }));
  expect(await table.findByText('Marta Kowalski')).toBeVisible();
  expect(table.queryByText('mkowalski')).toBeNull();
  const legend = within(part.getByRole('list', { name: 'Lines' }));
  expect(legend.getByRole('button', { name: 'Jun Tan' }).getAttribute('aria-pressed')).toBe('true');
  const total = legend.getByRole('button', { name: 'total' });
  expect(total.getAttribute('aria-pressed')).toBe('false');
  await user.click(total);
  expect(total.getAttribute('aria-pressed')).toBe('true');
});

test('usage by pool names its pools', async () => {
  await renderApp('/clusters/historical-usage');
  const part = await partOf('Compute Hours by Resource Pool');
  expect(part.getAllByText('a100-pool').length).toBeGreaterThan(0);
});
