import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Sandbox } from '@trainyard/sandbox';
import { createTransport, login, type Route } from '@trainyard/sdk/calls';
import * as newer from '@trainyard/sdk/v038';
import { DialogSurroundings } from '@trainyard/ui/form/dialog-surroundings';
import { toastStore } from '@trainyard/ui/lib/toast-store';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { newerWrites, writes } from '~/test/console-writes';
import { demoSandbox } from '~/test/render-app';
import { renderPart } from '~/test/render-part';
import { type FieldRow, fill, type ListRow, type Other, press } from './edit-rows';

async function otherSession(sandbox: Sandbox): Promise<Other> {
  const where = { baseUrl: location.origin, fetch: sandbox.fetch };
  const body = { username: 'admin', password: '', isHashed: true };
  const { token } = await login(createTransport(where), { body });
  return createTransport({ ...where, auth: token });
}

const operationsById = new Map<string, Pick<Route, 'method' | 'path'>>(
  [...writes, ...newerWrites, newer.operations.putExperimentLabel].map((each) => [each.id, each]),
);

type Row = Pick<FieldRow, 'sandbox' | 'open' | 'operations'>;

/** Opens a row; `other` is the second session, `expectSent` checks the writes of the first. */
async function openRow({ sandbox: make = demoSandbox, open, operations }: Row) {
  const sandbox = make();
  const other = await otherSession(sandbox);
  const part = await open(other);
  const { requests } = await renderPart(part, { sandbox });
  const expectSent = () => {
    const sent = requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`);
    for (const id of operations) {
      const { method = '', path = '' } = operationsById.get(id) ?? {};
      const pattern = new RegExp(`^${method} ${path.replace(/\{\w+\}/g, '[^/]+')}$`);
      expect(sent.some((each) => pattern.test(each))).toBe(true);
    }
  };
  return { other, expectSent };
}

const question = 'Changed by someone else';

const withDraftsOf = (owner: string, part: ReactNode) => (
  <DialogSurroundings value={{ owner, takeBack: () => () => undefined }}>{part}</DialogSurroundings>
);

/** Tests the fields and lists of an entity: each is edited while another session edits it too. */
export function testEdits(fields: readonly FieldRow[], lists: readonly ListRow[] = []): void {
  const withOthers = fields.filter(({ beside }) => beside);
  test.each(withOthers.map((row) => [row.field, row] as const))(
    'the %s is saved beside what another session saved',
    async (_, row) => {
      const { other, expectSent } = await openRow(row);
      await row.beside?.write(other);
      await row.edit('mine');
      await waitFor(async () => expect(await row.read(other)).toEqual(row.mine));
      expect(await row.beside?.read(other)).toBe('theirs');
      expect(screen.queryByRole('dialog', { name: question })).toBeNull();
      expectSent();
    },
  );

  const asked = fields
    .filter(({ writeSame }) => writeSame)
    .flatMap((row) =>
      ['Keep mine', 'Keep theirs'].map((answer) => [row.field, answer, row] as const),
    );
  test.each(asked)(
    'the %s that another session saved too is asked about: %s',
    async (_, answer, row) => {
      const { other } = await openRow(row);
      await row.writeSame?.(other);
      const otherValue = await row.read(other);
      await row.edit('mine');
      const dialog = within(await screen.findByRole('dialog', { busy: false, name: question }));
      expect(await row.read(other)).toEqual(otherValue);
      fireEvent.click(dialog.getByRole('button', { name: answer }));
      const expected = answer === 'Keep mine' ? row.mine : otherValue;
      await waitFor(() => expect(screen.queryByRole('dialog', { name: question })).toBeNull());
      await waitFor(async () => expect(await row.read(other)).toEqual(expected));
      expect(otherValue).not.toEqual(row.mine);
    },
  );

  const withDrafts = fields.flatMap((row) => {
    const { draft, writeSame } = row;
    return draft && writeSame ? [[row.field, { ...row, draft, writeSame }] as const] : [];
  });
  if (withDrafts.length > 0)
    test.each(withDrafts)(
      'the %s of a restored draft is asked about where another session saved it meanwhile',
      async (_, row) => {
        const sandbox = (row.sandbox ?? demoSandbox)();
        const other = await otherSession(sandbox);
        const { field, save, value = 'mine', reopen } = row.draft;
        await renderPart(withDraftsOf('1', await row.open(other)), { sandbox });
        await fill(field, value);
        cleanup();
        await row.writeSame(other);
        const otherValue = await row.read(other);
        await renderPart(withDraftsOf('1', await reopen(other)), { sandbox });
        expect(screen.getByText(/^Restored what you had typed/)).toBeVisible();
        await press(save);
        const dialog = within(await screen.findByRole('dialog', { busy: false, name: question }));
        expect(await row.read(other)).toEqual(otherValue);
        fireEvent.click(dialog.getByRole('button', { name: 'Keep mine' }));
        await waitFor(async () => expect(await row.read(other)).toEqual(row.mine));
        expect(otherValue).not.toEqual(row.mine);
      },
    );

  if (lists.length === 0) return;
  test.each(lists.map((row) => [row.list, row] as const))(
    'both sessions add to the %s',
    async (_, row) => {
      const { other, expectSent } = await openRow(row);
      await row.addOther(other);
      await row.add();
      await waitFor(async () =>
        expect(await row.read(other)).toEqual(expect.arrayContaining([row.mine, row.otherItem])),
      );
      expectSent();
      if (!row.hasUndo) return;
      expect(await screen.findByText('theirs')).toBeVisible();
      act(() => toastStore.getSnapshot().at(-1)?.action?.run());
      // the page shows what the master has
      await waitFor(() => expect(screen.queryByText('mine')).toBeNull());
      expect(screen.getByText('theirs')).toBeVisible();
      const items = await row.read(other);
      expect(items).toContain(row.otherItem);
      expect(items).not.toContain(row.mine);
    },
  );
}
