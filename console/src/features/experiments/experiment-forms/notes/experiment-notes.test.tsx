import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '~/test/render-app';

test('notes that cannot be saved stay in the editor, and the reason is shown', async () => {
  const answer = ({ method }: Request) =>
    method === 'PATCH'
      ? Response.json(
          { error: { code: 2, reason: 'Unknown', error: 'disk full' } },
          { status: 500 },
        )
      : undefined;
  const { user } = await renderApp('/experiments/113/notes', { answer });
  const notesField = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Markdown' });
  await user.type(notesField, 'kept');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Unable to update experiment notes. disk full',
  );
  expect(notesField.value).toBe('kept');
});
