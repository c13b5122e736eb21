import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { Sandbox } from '@trainyard/sandbox';
import type { Caller } from '@trainyard/sdk/calls';
import type { ReactNode } from 'react';
import { expect } from 'vitest';

/** Another person's session on the same master. */
export type Other = Caller;

export type FieldRow = {
  field: string;
  /** the writes that save the field */
  operations: readonly string[];
  sandbox?: () => Sandbox;
  /** the form or the field, with what the master has when it is opened */
  open: (other: Other) => Promise<ReactNode>;
  /** changes the field and saves */
  edit: (value: string) => Promise<void>;
  mine: unknown;
  /** the value that the master has */
  read: (other: Other) => Promise<unknown>;
  /** saves the same field in the other session; absent where it cannot be found afterwards */
  writeSame?: (other: Other) => Promise<unknown>;
  /** saves another field of the same thing, and reads what the master has of it */
  beside?: { write: (other: Other) => Promise<unknown>; read: (other: Other) => Promise<unknown> };
  /** a form that keeps a draft: its field and button, and the form with what the master has now */
  draft?: {
    field: string;
    save: string;
    value?: string;
    reopen: (other: Other) => Promise<ReactNode>;
  };
};

export type ListRow = {
  list: string;
  operations: readonly string[];
  sandbox?: () => Sandbox;
  open: (other: Other) => Promise<ReactNode>;
  /** adds the item "mine", or what stands for it, and saves */
  add: () => Promise<void>;
  /** adds the item "theirs" in the other session */
  addOther: (other: Other) => Promise<unknown>;
  /** the items of the master */
  read: (other: Other) => Promise<readonly unknown[]>;
  mine: unknown;
  otherItem: unknown;
  /** the toast offers Undo */
  hasUndo?: boolean;
};

export const fill = async (name: string | RegExp, value: string) => {
  const field = await screen.findByRole('textbox', { name });
  fireEvent.change(field, { target: { value } });
};

export const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  fireEvent.click(button);
};

/** Fills a field of a form and saves it. */
export const inForm = (name: string, save: string) => async (value: string) => {
  await fill(name, value);
  await press(save);
};

/** Changes a text that becomes a field on a click. */
export const inPlace = (name: string) => async (value: string) => {
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^${name}: `) }));
  const field = screen.getByRole('textbox', { name: new RegExp(`^${name}$`) });
  fireEvent.change(field, { target: { value } });
  fireEvent.keyDown(field, { key: 'Enter' });
};

export const inNote = async (value: string) => {
  const edit = screen.queryByRole('button', { name: 'Edit' });
  if (edit) fireEvent.click(edit);
  await fill('Markdown', value);
  await press('Save');
};

/** Types a tag or an alias into its editor. */
export const addTag = (noun: string, tag: string) => async () => {
  fireEvent.click(await screen.findByRole('button', { name: `Add ${noun}` }));
  await typeTag(noun, tag);
};

/** Adds a tag in the field that is open. */
export const typeTag = async (noun: string, tag: string) => {
  const field = await screen.findByRole('combobox', { name: `New ${noun}` });
  fireEvent.change(field, { target: { value: tag } });
  fireEvent.keyDown(field, { key: 'Enter' });
};

/** Adds a row of metadata. */
export const addMetadata = async (value: string) => {
  await press(/^(Edit metadata|Add metadata...)$/);
  fireEvent.click(await screen.findByRole('button', { name: 'Add Row' }));
  const key = screen.getAllByRole('textbox', { name: /^Key / }).at(-1);
  const text = screen.getAllByRole('textbox', { name: /^Value / }).at(-1);
  if (!key || !text) throw new Error('There is no row.');
  fireEvent.change(key, { target: { value: 'added' } });
  fireEvent.change(text, { target: { value } });
  await press('Save');
};

export const choose = async (name: string | RegExp, save: string) => {
  fireEvent.click(await screen.findByRole('option', { name }));
  await press(save);
};

export const done = () => undefined;
