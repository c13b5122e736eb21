import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { onPhone } from '../test/on-phone';
import { ClientTable } from './client-table';
import { type TableStore, TableStoreContext } from './columns/table-store';
import { columnsFor, type TableColumn } from './table-columns';

type Fruit = { name: string; weight: number; note: string };

const fruits: Fruit[] = [
  { name: 'pear', weight: 150, note: '=1+1' },
  { name: '<img src=x onerror=alert(1)>', weight: 90, note: 'a, b' },
];

const column = columnsFor<Fruit>();

const columnsWith = (meta: (id: keyof Fruit) => TableColumn<Fruit>['meta']) => [
  column.accessor('name', { header: 'Name', meta: meta('name') }),
  column.accessor('weight', { header: 'Weight', meta: meta('weight') }),
  column.accessor('note', { header: 'Note', enableSorting: false, meta: meta('note') }),
];

const columns = columnsWith(() => ({}));

function Fruits({ stored = {} }: { stored?: Record<string, unknown> }) {
  const [settings, setSettings] = useState<TableStore['settings']>({ fruits: stored });
  const [view, setView] = useState({ sort: 'weight=desc', page: 0 });
  const save: TableStore['save'] = ({ storagePath, key, value }) =>
    setSettings((all) => ({ ...all, [storagePath]: { ...all[storagePath], [key]: value } }));
  return (
    <TableStoreContext value={{ settings, save }}>
      <ClientTable
        caption="Fruits"
        storedAs="fruits"
        columns={columns}
        rows={fruits}
        keyOf={({ name }) => name}
        view={view}
        onViewChange={(change) => setView({ ...view, ...change })}
      />
      <output>{JSON.stringify(settings.fruits)}</output>
    </TableStoreContext>
  );
}

const titles = () =>
  screen
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
    // the head above the options alone has no title: rows have no actions there (L6)
    .filter((text) => text !== '');

async function openOptions() {
  const user = userEvent.setup();
  screen.getByRole('button', { name: 'Table options: Fruits' }).focus();
  await user.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { busy: false, name: 'Table options: Fruits' });
  return { user, dialog: within(dialog) };
}

test('columns are moved, pinned, widened and hidden with the keyboard, and stored', async () => {
  render(<Fruits />);
  const { user, dialog } = await openOptions();
  dialog.getByRole('button', { name: 'Move Name' }).focus();
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(titles()).toEqual(['Weight', 'Note', 'Name']);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Name');
  expect(dialog.getByRole('status').textContent).toBe('Name: place 3 of 3');
  await user.keyboard('{Home}{ArrowRight}');
  expect(titles()).toEqual(['Name', 'Weight', 'Note']);
  await user.click(dialog.getByRole('button', { name: 'Pin Name' }));
  expect(dialog.getByRole('button', { name: 'Pin Name', pressed: true })).toBeVisible();
  await user.click(dialog.getByRole('checkbox', { name: 'Weight' }));
  expect(titles()).toEqual(['Name', 'Note']);
  await user.click(dialog.getByRole('radio', { name: 'Tall' }));
  expect(JSON.parse(document.querySelector('output')?.textContent ?? '')).toEqual({
    columns: ['name', 'note'],
    columnWidths: [170, 0],
    pinnedColumnsCount: 1,
    rowHeight: 'large',
  });
  await user.click(dialog.getByRole('button', { name: 'Reset' }));
  expect(titles()).toEqual(['Name', 'Weight', 'Note']);
});

test('stored columns are shown, and a search finds columns without their positions', async () => {
  render(<Fruits stored={{ columns: ['note', 'name', 'gone'], columnWidths: [200] }} />);
  expect(titles()).toEqual(['Note', 'Name']);
  const { user, dialog } = await openOptions();
  await user.type(dialog.getByRole('searchbox', { name: 'Search columns' }), 'wei');
  expect(dialog.getAllByRole('checkbox')).toHaveLength(1);
  expect(dialog.queryByRole('button', { name: /^Move/ })).toBeNull();
  await user.click(dialog.getByRole('checkbox', { name: 'Weight' }));
  expect(titles()).toEqual(['Note', 'Name', 'Weight']);
});

const grouped = columnsWith(() => ({ isGroup: true }));

function Grouped({ onChange }: { onChange: (change: unknown) => void }) {
  const [view, setView] = useState({ sort: '', page: 0, group: 'name', folded: ['pear'] });
  return (
    <ClientTable
      caption="Fruits"
      columns={grouped}
      rows={fruits}
      keyOf={({ name }) => name}
      view={view}
      onViewChange={(change) => {
        onChange(change);
        setView({ ...view, ...change });
      }}
    />
  );
}

test('a head has room for the words of its sort beside two lines of its title (E14.1)', () => {
  const sortWords = { asc: 'smallest first', desc: 'largest first' };
  const sortedBy = (sort: string) => (
    <ClientTable
      caption="Weights"
      columns={[
        column.accessor('weight', { header: 'Weight before the harvest', meta: { sortWords } }),
      ]}
      rows={fruits}
      keyOf={({ name }) => name}
      view={{ sort, page: 0 }}
      onViewChange={() => {}}
    />
  );
  const head = () => screen.getByRole('columnheader', { name: /^Weight/ });
  const { rerender } = render(sortedBy(''));
  const width = Number.parseFloat(head().style.minWidth);
  rerender(sortedBy('weight=desc'));
  expect(within(head()).getByText('largest first')).toHaveClass('whitespace-nowrap');
  expect(Number.parseFloat(head().style.minWidth)).toBeGreaterThan(width + 60);
});

test('groups show their size, fold with the keyboard, and the view stores folded ones', async () => {
  const changes: unknown[] = [];
  render(<Grouped onChange={(change) => changes.push(change)} />);
  const user = userEvent.setup();
  const pears = screen.getByRole('button', { name: 'pear 1', expanded: false });
  expect(screen.queryByRole('cell', { name: '150' })).toBeNull();
  expect(screen.getByRole('button', { name: /^<img src=x/, expanded: true })).toBeVisible();
  pears.focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('cell', { name: '150' })).toBeVisible();
  expect(pears.getAttribute('aria-expanded')).toBe('true');
  await user.keyboard('{Enter}');
  expect(screen.queryByRole('cell', { name: '150' })).toBeNull();
  expect(changes).toEqual([{ folded: [] }, { folded: ['pear'] }]);
});

test('all rows are written as shown, and no cell becomes a formula', async () => {
  const files: Blob[] = [];
  vi.stubGlobal(
    'URL',
    class extends URL {
      static override createObjectURL(blob: Blob) {
        files.push(blob);
        return 'blob:file';
      }
      static override revokeObjectURL() {}
    },
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
  render(<Fruits stored={{ columns: ['note', 'name'] }} />);
  const { user, dialog } = await openOptions();
  await user.click(dialog.getByRole('button', { name: 'CSV' }));
  await expect.poll(() => files).toHaveLength(1);
  expect(await files[0]?.text()).toBe(
    `Note,Name\r\n'=1+1,pear\r\n"a, b",<img src=x onerror=alert(1)>\r\n`,
  );
});

const phones = { name: { phone: 'title' }, weight: { phone: 'line' }, note: {} } as const;
const phoneColumns = columnsWith((id) => phones[id]);

test('on a phone rows are a list: named, sorted, selected and with actions', async () => {
  onPhone();
  const opened: string[] = [];
  const selections: unknown[] = [];
  const sorts: unknown[] = [];
  render(
    <ClientTable
      caption="Fruits"
      storedAs="fruits"
      columns={phoneColumns}
      rows={fruits}
      keyOf={({ name }) => name}
      view={{ sort: 'weight=desc', page: 0 }}
      onViewChange={(change) => sorts.push(change)}
      menu={{ label: ({ name }) => `Actions for ${name}`, onOpen: ({ name }) => opened.push(name) }}
      choice={{
        label: ({ name }) => `Select ${name}`,
        chosen: new Set(),
        onChange: (next) => selections.push([...next]),
      }}
    />,
  );
  const user = userEvent.setup();
  const rows = within(await screen.findByRole('list', { name: 'Fruits' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'pearWeight150',
    '<img src=x onerror=alert(1)>Weight90',
  ]);
  expect(screen.queryByRole('table')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Actions for pear' }));
  expect(opened).toEqual(['pear']);
  await user.click(screen.getByRole('checkbox', { name: 'Select pear' }));
  await user.click(screen.getByRole('checkbox', { name: 'Select all visible rows' }));
  expect(selections).toEqual([['pear'], fruits.map(({ name }) => name)]);
  await user.click(screen.getByRole('button', { name: 'Sort ascending' }));
  await user.click(screen.getByRole('combobox', { name: 'Sort by' }));
  await user.click(screen.getByRole('option', { name: 'Name' }));
  expect(sorts).toEqual([
    { sort: 'weight=asc', page: 0 },
    { sort: 'name=asc', page: 0 },
  ]);
  const { dialog } = await openOptions();
  expect(dialog.getByRole('button', { name: 'CSV' })).toBeVisible();
});

test('an optional column is shown once it is chosen', async () => {
  const optional = columnsWith((id) => (id === 'note' ? { isOptional: true } : {}));
  render(
    <ClientTable
      caption="Fruits"
      storedAs="fruits"
      columns={optional}
      rows={fruits}
      keyOf={({ name }) => name}
      view={{ sort: '', page: 0 }}
      onViewChange={() => {}}
    />,
  );
  expect(titles()).toEqual(['Name', 'Weight']);
  const { user, dialog } = await openOptions();
  await user.click(dialog.getByRole('checkbox', { name: 'Note' }));
  expect(titles()).toEqual(['Name', 'Weight', 'Note']);
});

test('groups fold on a phone, too', async () => {
  onPhone();
  render(<Grouped onChange={() => {}} />);
  const user = userEvent.setup();
  const pears = await screen.findByRole('button', { name: 'pear 1', expanded: false });
  expect(screen.queryByRole('list', { name: 'pear' })).toBeNull();
  await user.click(pears);
  expect(within(screen.getByRole('list', { name: 'pear' })).getByText('150')).toBeVisible();
});
