import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { StableTable } from './stable-table';

type Row = { id: number; text: string };

const rowsOf = (...texts: string[]): Row[] =>
  texts.map((text) => ({ id: Number(text.split(' ')[0]), text }));

const Table = ({ rows, of = 'newest first' }: { rows: Row[]; of?: string | undefined }) => (
  <StableTable rows={rows} idOf={({ id }) => id} of={of}>
    {(previous) => (
      <ul aria-label="rows">
        {previous.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    )}
  </StableTable>
);

const itemTexts = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('rows keep their positions under the pointer, with fresh contents; a button shows the new ones', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Table rows={rowsOf('2 a', '1 a')} />);
  await user.hover(screen.getByRole('list', { name: 'rows' }));
  rerender(<Table rows={rowsOf('3 b', '2 b', '1 b')} />);
  expect(itemTexts()).toEqual(['2 b', '1 b']);
  // a simulated pointer would leave the table on its way to a button inside
  act(() => screen.getByRole('button', { name: '1 new' }).click());
  expect(itemTexts()).toEqual(['3 b', '2 b', '1 b']);
  rerender(<Table rows={rowsOf('2 c', '3 c', '1 c')} />);
  expect(itemTexts()).toEqual(['3 c', '2 c', '1 c']);
  expect(screen.getByRole('button', { name: 'Order changed' })).toBeVisible();
  await user.hover(document.body);
  rerender(<Table rows={rowsOf('4 d', '3 d')} />);
  expect(itemTexts()).toEqual(['4 d', '3 d']);
});

test('another order is shown at once, but not before its rows have loaded', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Table rows={rowsOf('2 a', '1 a')} />);
  await user.hover(screen.getByRole('list', { name: 'rows' }));
  rerender(<Table rows={rowsOf('2 a', '1 a')} of={undefined} />);
  rerender(<Table rows={rowsOf('1 a', '2 a')} of="oldest first" />);
  expect(itemTexts()).toEqual(['1 a', '2 a']);
  expect(screen.queryByRole('button')).toBeNull();
});
