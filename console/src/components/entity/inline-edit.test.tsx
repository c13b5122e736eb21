import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { InlineEdit } from './inline-edit';

test('a text that could not be saved is there again in the next edit, until Escape', async () => {
  const user = userEvent.setup();
  const saved: [string, string][] = [];
  const onSave = async (text: string, base: string) => {
    saved.push([text, base]);
    throw new Error('no');
  };
  render(<InlineEdit label="Description" value="old" onSave={onSave} />);
  const field = () => screen.getByRole('textbox', { name: 'Description' });
  const text = () => screen.findByRole('button', { name: 'Description: old' });
  await user.click(await text());
  await user.clear(field());
  await user.type(field(), 'new{Enter}');
  await user.click(await text());
  await waitFor(() => expect(field()).toHaveValue('new'));
  await user.keyboard('{Enter}');
  await user.click(await text());
  expect(saved).toEqual([
    ['new', 'old'],
    ['new', 'old'],
  ]);
  await user.keyboard('{Escape}');
  await user.click(await text());
  expect(field()).toHaveValue('old');
});
