import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { trackFocus } from '../lib/focus/restore-focus';
import { Button } from './button';
import { Checkbox } from './checkbox';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog, DialogContent } from './dialog';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from './dropdown-menu';
import { Field } from './field';
import { IconButton } from './icon-button';
import { Input } from './input';
import { Popover, PopoverContent, PopoverTrigger } from './popover';
import { SegmentedControl } from './segmented-control';
import { TooltipLayer } from './tooltip-layer';

test('an action that cannot be undone says this, and needs its name typed as it is shown (E14.6)', async () => {
  const user = userEvent.setup();
  const remove = vi.fn();
  const close = vi.fn();
  render(
    <ConfirmDialog
      isOpen
      onOpenChange={close}
      title="Delete Vision"
      confirmLabel="Delete"
      isDanger
      typeToConfirm=" Vision  2 "
      error="It is still in use."
      onConfirm={remove}
    />,
  );
  expect(await screen.findByRole('dialog', { busy: false, name: 'Delete Vision' })).toBeVisible();
  expect(screen.getByRole('alert').textContent).toBe('It is still in use.');
  expect(screen.getByText('This cannot be undone.')).toBeVisible();
  const confirm = screen.getByRole('button', { name: 'Delete' });
  await user.click(confirm);
  expect(remove).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText('Type Vision 2 to confirm'), 'Vision 2');
  await user.click(confirm);
  expect(remove).toHaveBeenCalledOnce();
  await user.type(screen.getByLabelText('Type Vision 2 to confirm'), '{Enter}');
  expect(remove).toHaveBeenCalledTimes(2);
  await user.keyboard('{Escape}');
  expect(close).toHaveBeenCalledWith(false);
});

function NameForm({ onSubmit }: { onSubmit: () => void }) {
  const [isBusy, setIsBusy] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
        setIsBusy(true);
      }}
    >
      <Input aria-label="Name" />
      <Button type="submit" isBusy={isBusy}>
        Save
      </Button>
    </form>
  );
}

test('a button that becomes busy keeps the focus, and neither it nor Enter in a field submits again', async () => {
  const user = userEvent.setup();
  const submit = vi.fn();
  render(<NameForm onSubmit={submit} />);
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  const button = await screen.findByRole('button', { name: /Save/, busy: true });
  expect(document.activeElement).toBe(button);
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await user.click(button);
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'x{Enter}');
  expect(submit).toHaveBeenCalledOnce();
});

test('a busy dialog closes on Escape and its buttons, not on a click beside it', async () => {
  const user = userEvent.setup({ pointerEventsCheck: 0 });
  const close = vi.fn();
  const props = { isOpen: true, onOpenChange: close, onConfirm: vi.fn() };
  render(<ConfirmDialog {...props} title="Move it" confirmLabel="Move" isBusy />);
  await screen.findByRole('dialog', { busy: false });
  await user.click(document.body);
  expect(close).not.toHaveBeenCalled();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(close).toHaveBeenCalledTimes(3);
});

function Scale() {
  const [scale, setScale] = useState<'linear' | 'log'>('linear');
  return (
    <SegmentedControl
      label="Scale"
      value={scale}
      segments={[
        { value: 'linear', label: 'Linear' },
        { value: 'log', label: 'Log' },
      ]}
      onChange={setScale}
    />
  );
}

test('a segmented control is a group of radio buttons, and arrow keys select one', async () => {
  const user = userEvent.setup();
  render(<Scale />);
  expect(screen.getByRole('group', { name: 'Scale' })).toBeVisible();
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Log' }).checked).toBe(true);
});

test('a segment is checked at once, at most until its change has ended', async () => {
  const user = userEvent.setup();
  let finish = () => {};
  const change = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const segments = [
    { value: 'linear', label: 'Linear' },
    { value: 'log', label: 'Log' },
  ] as const;
  // the value does not change
  render(
    <SegmentedControl label="Scale" value="linear" segments={segments} onChange={() => change} />,
  );
  await user.click(screen.getByRole('radio', { name: 'Log' }));
  expect(screen.getByRole('radio', { name: 'Log' })).toBeChecked();
  finish();
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Linear' })).toBeChecked());
});

test('a field connects its label and its error to the control', () => {
  render(
    <Field label="Name" hint="Up to 80 characters" error="Name required">
      {(control) => <Input {...control} />}
    </Field>,
  );
  const input = screen.getByLabelText('Name');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Name required').id).toBe(input.getAttribute('aria-describedby'));
  expect(screen.queryByText('Up to 80 characters')).toBeNull();
});

test('a partly selected checkbox is indeterminate', () => {
  render(<Checkbox aria-label="All" isIndeterminate readOnly />);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'All' }).indeterminate).toBe(true);
});

test('a disabled menu item shows the reason, and ignores clicks', async () => {
  const user = userEvent.setup();
  const kill = vi.fn();
  render(
    <DropdownMenu>
      <DropdownMenuTrigger>
        <button type="button">Actions</button>
      </DropdownMenuTrigger>
      <DropdownMenuContent>
        <DropdownMenuItem disabledReason="It is over already." onSelect={kill}>
          Kill
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>,
  );
  screen.getByRole('button', { name: 'Actions' }).focus();
  await user.keyboard('{Enter}');
  const item = await screen.findByRole('menuitem', { name: 'Kill' });
  expect(item.title).toBe('It is over already.');
  await user.click(item);
  expect(kill).not.toHaveBeenCalled();
});

test('a tooltip opens on keyboard focus and closes on blur', async () => {
  const user = userEvent.setup();
  render(
    <>
      <IconButton label="Pause updates" shortcut="P">
        ‖
      </IconButton>
      <TooltipLayer />
    </>,
  );
  await act(() => user.tab());
  expect((await screen.findByRole('tooltip')).textContent).toBe('Pause updatesP');
  // the button has the same name, so it needs no description
  expect(document.activeElement?.getAttribute('aria-describedby')).toBeNull();
  await act(() => user.tab());
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('a button with only an icon shows its name on focus (C18)', async () => {
  render(
    <>
      <button type="button" aria-label="Remove tag">
        <svg />
      </button>
      <TooltipLayer />
    </>,
  );
  await act(() => userEvent.setup().tab());
  expect(await screen.findByRole('tooltip')).toHaveTextContent('Remove tag');
});

test('a button with a text has no tooltip (C18)', () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  render(
    <>
      <button type="button" aria-label="Close it">
        Close
      </button>
      <button type="button" aria-label="Remove it">
        <svg />
      </button>
      <TooltipLayer />
    </>,
  );
  const hover = (name: string) => {
    fireEvent(
      screen.getByRole('button', { name }),
      new MouseEvent('pointerover', { bubbles: true }),
    );
    act(() => vi.advanceTimersByTime(1_000));
  };
  hover('Remove it');
  expect(screen.getByRole('tooltip')).toHaveTextContent('Remove it');
  hover('Close it');
  expect(screen.queryByRole('tooltip')).toBeNull();
});

test('no tooltip opens during a drag', () => {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  render(
    <>
      <IconButton label="Move">‖</IconButton>
      <TooltipLayer />
    </>,
  );
  const over = (buttons: number) => {
    fireEvent(
      screen.getByRole('button', { name: 'Move' }),
      new MouseEvent('pointerover', { bubbles: true, buttons }),
    );
    act(() => vi.advanceTimersByTime(1_000));
  };
  over(1);
  expect(screen.queryByRole('tooltip')).toBeNull();
  over(0);
  expect(screen.getByRole('tooltip')).toHaveTextContent('Move');
});

function Rename({ from }: { from: 'menu' | 'popover' }) {
  const [isLayerOpen, setIsLayerOpen] = useState(false);
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const rename = () => {
    setIsLayerOpen(false);
    setIsDialogOpen(true);
  };
  return (
    <>
      {from === 'menu' ? (
        <DropdownMenu>
          <DropdownMenuTrigger>
            <button type="button">More</button>
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            <DropdownMenuItem onSelect={rename}>Rename</DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
      ) : (
        <Popover open={isLayerOpen} onOpenChange={setIsLayerOpen}>
          <PopoverTrigger>
            <button type="button">More</button>
          </PopoverTrigger>
          <PopoverContent>
            <button type="button" onClick={rename}>
              Rename
            </button>
          </PopoverContent>
        </Popover>
      )}
      <Dialog open={isDialogOpen} onOpenChange={setIsDialogOpen}>
        <DialogContent title="Rename it">
          <Input aria-label="Name" autoFocus />
        </DialogContent>
      </Dialog>
    </>
  );
}

test.each([
  ['menu', 'menuitem'],
  ['popover', 'button'],
] as const)(
  'a dialog that a %s opens keeps the focus, and a closed %s returns it',
  async (from, role) => {
    trackFocus();
    const user = userEvent.setup();
    render(<Rename from={from} />);
    const more = screen.getByRole('button', { name: 'More' });
    await user.click(more);
    await user.click(screen.getByRole(role, { name: 'Rename' }));
    await user.keyboard('Vision');
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Vision');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(more).toHaveFocus());
    await user.keyboard('{Enter}');
    await screen.findByRole(role, { name: 'Rename' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(more).toHaveFocus());
  },
);
