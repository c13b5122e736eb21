import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { DialogSurroundings } from './dialog-surroundings';
import { TextField } from './fields';
import { FormDialog } from './form-dialog';
import { useSchemaForm } from './use-schema-form';

const schema = z.object({
  name: z.string().check(z.minLength(1, 'Name required')),
  text: z.string(),
  password: z.string(),
  ids: z.array(z.number()),
  place: z.nullable(z.number()),
});
const empty: z.output<typeof schema> = { name: '', text: '', password: '', ids: [], place: null };

type Props = { initial: typeof empty; onSubmit: () => Promise<unknown>; onClose: () => void };

const rendered = vi.fn();

function ItemForm({ initial, onSubmit, onClose }: Props) {
  const form = useSchemaForm(schema, initial, { name: 'item', without: ['password'] });
  rendered(form.watch(), form.base);
  return (
    <FormDialog
      title="New item"
      submitLabel="Create"
      form={form}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <TextField label="Name" control={form.control} name="name" />
      <TextField label="Text" control={form.control} name="text" />
      <TextField label="Password" type="password" control={form.control} name="password" />
    </FormDialog>
  );
}

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
  rendered.mockReset();
});

type Options = Partial<Props> & { owner?: string };

/** Opens the dialog as a page does after a reload or a sign-in; `back` presses Back of the browser. */
async function open({
  owner = '1',
  initial = empty,
  onSubmit = async () => {},
  ...rest
}: Options = {}) {
  cleanup();
  const onClose = vi.fn(rest.onClose);
  let back = () => {};
  const surroundings = {
    owner,
    takeBack: (handle: () => void) => {
      back = handle;
      return () => {};
    },
  };
  await act(async () =>
    render(
      <DialogSurroundings value={surroundings}>
        <ItemForm initial={initial} onSubmit={onSubmit} onClose={onClose} />
      </DialogSurroundings>,
    ),
  );
  return { user: userEvent.setup(), onClose, back: () => act(async () => back()) };
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name).value;
const notice = () => screen.queryByText(/Restored what you had typed/);
const stored = () => sessionStorage.getItem('draft/1/form/item');

async function typeBoth(options?: Options) {
  const app = await open(options);
  await app.user.type(screen.getByLabelText('Name'), 'mnist');
  await app.user.type(screen.getByLabelText('Password'), 'hunter2');
  return app;
}

test('what was typed is there again for the same user alone, under a notice, without passwords', async () => {
  await typeBoth();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('hunter2');
  await open({ owner: '2' });
  expect([field('Name'), notice()]).toEqual(['', null]);
  const { user } = await open();
  expect([field('Name'), field('Password')]).toEqual(['mnist', '']);
  expect(notice()).toBeVisible();
  // the focus is in the first field, not on the button that discards
  expect(screen.getByLabelText('Name')).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect([field('Name'), notice(), stored()]).toEqual(['', null, null]);
});

test('a restored draft is a change: Escape asks before it goes, and only Discard removes it', async () => {
  await typeBoth();
  const { user, onClose } = await open();
  await user.keyboard('{Escape}');
  expect(screen.getByText('Discard what you have typed?')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Keep editing' }));
  expect(stored()).not.toBeNull();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(stored()).toBeNull();
});

test('Back asks as Escape does, and closes a dialog without input at once', async () => {
  const clean = await open();
  await clean.back();
  expect(clean.onClose).toHaveBeenCalledOnce();
  const { user, back, onClose } = await typeBoth();
  await back();
  expect(screen.getByText('Discard what you have typed?')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('a submit ends the draft, unless it fails or the text has changed since', async () => {
  const failed = await typeBoth({ onSubmit: () => Promise.reject(new Error('disk full')) });
  await failed.user.click(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('disk full')).toBeVisible();
  expect(stored()).not.toBeNull();

  let answer = () => {};
  const onSubmit = () => new Promise<void>((resolve) => (answer = resolve));
  const left = await open({ onSubmit });
  await left.user.click(screen.getByRole('button', { name: 'Create' }));
  await left.user.keyboard('{Escape}');
  // there is no answer yet
  expect(stored()).not.toBeNull();
  const again = await open();
  await again.user.type(screen.getByLabelText('Name'), '2');
  await act(async () => answer());
  expect(stored()).toContain('mnist2');
  await again.user.click(screen.getByRole('button', { name: 'Create' }));
  expect(again.onClose).toHaveBeenCalledOnce();
  expect(stored()).toBeNull();
});

test('other fields show what they are now, and the base of a changed one is that of the edit', async () => {
  await typeBoth({ initial: { ...empty, name: 'old ' } });
  await open({ initial: { ...empty, name: 'of another user', text: 'newer' } });
  expect(rendered).toHaveBeenLastCalledWith(
    expect.objectContaining({ name: 'old mnist', text: 'newer' }),
    expect.objectContaining({ name: 'old ', text: 'newer' }),
  );
});

test.each([
  ['no JSON', '{"values":'],
  ['null', 'null'],
  ['a text', '"name"'],
  ['a list', '[1]'],
  ['values that are none', '{"base":7,"values":"name"}'],
  ['a number for a text', '{"values":{"name":7}}'],
  ['null for a text', '{"values":{"name":null}}'],
  ['an object for a choice', '{"values":{"place":{"id":1}}}'],
  ['a list of other things', '{"values":{"ids":["1",null]}}'],
  ['a password', '{"values":{"password":"hunter2"}}'],
  ['an unknown field', '{"values":{"__proto__":{"name":"x"},"other":"x"}}'],
  ['what is there already', '{"values":{"name":""}}'],
])('a stored draft that is %s is ignored', async (_, text) => {
  sessionStorage.setItem('draft/1/form/item', text);
  await open();
  expect(notice()).toBeNull();
  expect(rendered).toHaveBeenLastCalledWith(empty, empty);
});

test('the rest of a draft is used where one field is wrong', async () => {
  const values = { name: 'mnist', ids: [1, 2], place: 'x', text: [] };
  sessionStorage.setItem('draft/1/form/item', JSON.stringify({ values, base: { ids: 'x' } }));
  await open({ initial: { ...empty, place: 3 } });
  const restored = { ...empty, name: 'mnist', ids: [1, 2], place: 3 };
  expect(rendered).toHaveBeenLastCalledWith(restored, { ...empty, place: 3 });
});

test('a dialog works where the storage of the browser is full or denied', async () => {
  const denied = () => {
    throw new DOMException('denied', 'QuotaExceededError');
  };
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, method).mockImplementation(denied);
  const { user, onClose } = await typeBoth();
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(onClose).toHaveBeenCalledOnce();
});
