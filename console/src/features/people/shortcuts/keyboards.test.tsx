import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { navItems } from '~/app/nav-items';
import { listPath, withHeight } from '~/test/experiment-list';
import { type Rendered, renderApp } from '~/test/render-app';

withHeight();

/** The letters of a Russian keyboard at the places of a US one. */
const russian = new Map(
  [...'qwertyuiopasdfghjklzxcvbnm'].map((letter, index) => [
    letter,
    [...'йцукенгшщзфывапролдячсмить'][index] ?? '',
  ]),
);

/** Presses the key that is printed in the list of shortcuts, on a Russian keyboard. */
function pressRussian(printed: string, modifiers: KeyboardEventInit = {}) {
  const at = document.activeElement ?? document.body;
  if (printed === '/') return fireEvent.keyDown(at, { key: '.', code: 'Slash', ...modifiers });
  if (printed === '?')
    return fireEvent.keyDown(at, { key: ',', code: 'Slash', shiftKey: true, ...modifiers });
  const key = russian.get(printed) ?? printed;
  return fireEvent.keyDown(at, { key, code: `Key${printed.toUpperCase()}`, ...modifiers });
}

test('a Russian keyboard moves between rows, selects them and goes to the search (PR10)', async () => {
  await renderApp('/tasks');
  const table = within(await screen.findByRole('table', { name: /tasks/i }));
  const [, first, second] = table.getAllByRole('row');
  await waitFor(() => {
    pressRussian('j');
    expect(first).toHaveFocus();
  });
  pressRussian('j');
  expect(second).toHaveFocus();
  pressRussian('k');
  pressRussian('x');
  expect(within(first ?? document.body).getByRole('checkbox')).toBeChecked();
  pressRussian('/');
  expect(screen.getByRole('searchbox', { name: /search/i })).toHaveFocus();
});

test('a Russian keyboard opens the main pages by G and a letter (PR10)', async () => {
  const { router } = await renderApp('/models');
  await screen.findByRole('table', { name: /models/i });
  for (const { key, link } of navItems) {
    const path = router.buildLocation(link).pathname;
    await waitFor(() => {
      pressRussian('g');
      pressRussian(key);
      expect(router.state.location.pathname).toBe(path);
    });
  }
});

test('a Russian keyboard opens the palette and the list of shortcuts (PR10)', async () => {
  const { user } = await renderApp('/models');
  await screen.findByRole('table', { name: /models/i });
  pressRussian('k', { ctrlKey: true });
  expect(await screen.findByRole('dialog', { busy: false, name: 'Command palette' })).toBeVisible();
  await user.keyboard('{Escape}');
  pressRussian('?');
  expect(
    await screen.findByRole('dialog', { busy: false, name: 'Keyboard shortcuts' }),
  ).toBeVisible();
});

test('a Russian keyboard undoes and redoes a change of the view (PR10)', async () => {
  const { user, router } = await renderApp('/models');
  const table = within(await screen.findByRole('table', { name: /models/i }));
  const before = router.state.location.searchStr;
  await user.click(table.getByRole('button', { name: /^Name/ }));
  await waitFor(() => expect(router.state.location.searchStr).not.toBe(before));
  const after = router.state.location.searchStr;
  await waitFor(() => {
    pressRussian('z', { ctrlKey: true });
    expect(router.state.location.searchStr).toBe(before);
  });
  await waitFor(() => {
    pressRussian('z', { ctrlKey: true, shiftKey: true });
    expect(router.state.location.searchStr).toBe(after);
  });
});

test('a Russian keyboard searches a log and changes how it is shown (PR10)', async () => {
  const { user } = await renderApp('/experiments/1/trials/1/logs');
  const field = await screen.findByRole('textbox', { name: 'Search the whole log' });
  await waitFor(() => {
    pressRussian('/');
    expect(field).toHaveFocus();
  });
  field.blur();
  pressRussian('f', { ctrlKey: true });
  expect(field).toHaveFocus();
  field.blur();
  const wrap = screen.getByRole('button', { name: /wrap/i });
  const isWrapped = wrap.getAttribute('aria-pressed');
  pressRussian('w');
  await waitFor(() => expect(wrap).not.toHaveAttribute('aria-pressed', isWrapped ?? ''));
  await user.keyboard('{Escape}');
});

type Field = (app: Rendered) => Promise<HTMLElement>;

/** Fields whose Enter or Escape does something; each ends with plain Escape. */
const fields: [string, string, Field][] = [
  [
    'the name in a row',
    listPath,
    async ({ user }) => {
      const link = await screen.findByRole('link', { name: 'resnet50-lr-sweep' });
      link.closest<HTMLElement>('[data-col]')?.focus();
      await user.keyboard('{F2}');
      return screen.findByRole('textbox', { name: /name/i });
    },
  ],
  [
    'the search by name',
    listPath,
    () => screen.findByRole('searchbox', { name: 'Search by name' }),
  ],
  [
    'the name in a header',
    '/projects/2/notes',
    async ({ user }) => {
      const [name] = await screen.findAllByRole('button', { name: /^(Note )?(Name|Title).*: / });
      await user.click(name ?? document.body);
      return screen.findByRole('textbox', { name: /name|title/i });
    },
  ],
  [
    'the filter line',
    listPath,
    async ({ user }) => {
      await user.click(await screen.findByRole('button', { name: 'Filter' }));
      return screen.findByRole('combobox', { name: 'Filter' });
    },
  ],
  [
    'the palette',
    '/models',
    async ({ user }) => {
      await screen.findByRole('table', { name: /models/i });
      await user.keyboard('{Control>}k{/Control}');
      return screen.findByRole('combobox');
    },
  ],
  [
    'the search for a workspace',
    '/models',
    async ({ user }) => {
      const open = await screen.findByRole('button', { name: 'Search workspace or project' });
      await user.click(open);
      return within(await screen.findByRole('dialog', { busy: false })).findByRole('textbox');
    },
  ],
  [
    'the search of a log',
    '/experiments/1/trials/1/logs',
    () => screen.findByRole('textbox', { name: 'Search the whole log' }),
  ],
];

test.each(fields)(
  'Enter and Escape that end a word of an input method do nothing in %s (PR11)',
  async (_, path, open) => {
    const app = await renderApp(path);
    const field = await open(app);
    fireEvent.change(field, { target: { value: 'かい' } });
    const { href } = app.router.state.location;
    const writes = () => app.requests.filter(({ method }) => method !== 'GET').length;
    const before = writes();
    for (const key of ['Enter', 'Escape']) {
      // as browsers send them: with the flag, or on Safari after the composition with its key code
      fireEvent.keyDown(field, { key, code: key, isComposing: true, keyCode: 229 });
      fireEvent.keyDown(field, { key, code: key, keyCode: 229 });
      expect(field).toBeInTheDocument();
      expect(field).toHaveValue('かい');
      expect(app.router.state.location.href).toBe(href);
      expect(writes()).toBe(before);
    }
    fireEvent.keyDown(field, { key: 'Escape', code: 'Escape' });
    await waitFor(() => expect(field.isConnected && Reflect.get(field, 'value')).not.toBe('かい'));
  },
);
