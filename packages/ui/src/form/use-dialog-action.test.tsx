import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { Button } from '../base/button';
import Toaster from '../base/toaster';
import { toastStore } from '../lib/toast-store';
import { ConfirmActionDialog } from './confirm-action-dialog';
import { FormDialog } from './form-dialog';

type Props = { action: () => Promise<unknown>; onClose: () => void; openLabel?: string };

const Question = (props: Props) => (
  <ConfirmActionDialog title="Delete it" confirmLabel="Delete" failure="Not deleted." {...props} />
);

function NameForm({ action, ...rest }: Props) {
  const form = useForm({ defaultValues: { name: '' } });
  return (
    <FormDialog
      title="New name"
      submitLabel="Create"
      failure="Not created."
      done="Created"
      form={form}
      onSubmit={action}
      {...rest}
    >
      <input aria-label="Name" {...form.register('name')} />
    </FormDialog>
  );
}

/** A page that opens a dialog, whose action ends when the test ends it. */
async function openDialog(Dialog: typeof Question) {
  const answer = { resolve: (_?: unknown) => {}, reject: (_: Error) => {} };
  const answered = new Promise((resolve, reject) => Object.assign(answer, { resolve, reject }));
  function Page() {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setIsOpen(true)}>Open</Button>
        {isOpen ? <Dialog action={() => answered} onClose={() => setIsOpen(false)} /> : null}
        <Toaster />
      </>
    );
  }
  const user = userEvent.setup();
  render(<Page />);
  const open = async () => {
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await screen.findByRole('dialog', { busy: false });
  };
  await open();
  return { answer, user, open };
}

const cases = [
  { Dialog: Question, submit: 'Delete', title: 'Delete it', failure: 'Not deleted.' },
  { Dialog: NameForm, submit: 'Create', title: 'New name', failure: 'Not created.' },
];
const mayHaveHappened = /There is no answer yet\. It may have happened/;

test.each(cases)('$title: Cancel leaves an action that has no answer', async (of) => {
  const { answer, user, open } = await openDialog(of.Dialog);
  await user.click(screen.getByRole('button', { name: of.submit }));
  await screen.findByRole('button', { name: of.submit, busy: true });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByText(mayHaveHappened)).toBeVisible();
  expect(screen.getByText(of.title)).toBeVisible();
  // the late answer ends the warning, and leaves a dialog that was opened since
  await open();
  answer.resolve();
  await expect.poll(() => screen.queryByText(mayHaveHappened)).toBeNull();
  expect(screen.getByRole('dialog')).toBeVisible();
});

test.each(cases)('$title: a refusal after the user left is a toast', async (of) => {
  const { answer, user } = await openDialog(of.Dialog);
  await user.click(screen.getByRole('button', { name: of.submit }));
  await user.keyboard('{Escape}');
  expect(await screen.findByText(mayHaveHappened)).toBeVisible();
  answer.reject(new Error('no such thing'));
  expect(await screen.findByText(`${of.failure} no such thing`)).toBeVisible();
  expect(screen.queryByText(mayHaveHappened)).toBeNull();
});

test.each(cases)('$title: what was made opens by itself, or from a toast', async (of) => {
  for (const isLeft of [false, true]) {
    const { answer, user } = await openDialog(of.Dialog);
    const onOpen = vi.fn();
    await user.click(screen.getByRole('button', { name: of.submit }));
    if (isLeft) await user.keyboard('{Escape}');
    answer.resolve(onOpen);
    if (isLeft) {
      const toasts = within(screen.getByRole('region'));
      const open = await toasts.findByRole('button', { name: 'Open' });
      expect(onOpen).not.toHaveBeenCalled();
      await user.click(open);
    }
    await expect.poll(() => onOpen).toHaveBeenCalledOnce();
    cleanup();
  }
});

test('what no page has is offered under its own name until the toast is closed', async () => {
  const onShow = vi.fn();
  const { answer, user } = await openDialog((props) => (
    <NameForm openLabel="Show key" {...props} />
  ));
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await user.keyboard('{Escape}');
  answer.resolve(onShow);
  await expect.poll(() => toastStore.getSnapshot().map(({ isSticky }) => isSticky)).toContain(true);
  await user.click(await screen.findByRole('button', { name: 'Show key' }));
  expect(onShow).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: 'Show key' })).toBeNull();
});

test('a dialog that is closed before its action starts says nothing', async () => {
  const { user } = await openDialog(Question);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.queryByText(mayHaveHappened)).toBeNull();
});
