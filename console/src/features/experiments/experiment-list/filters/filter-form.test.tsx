import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { withHeight } from '~/test/experiment-list';
import { demoSandbox, renderApp } from '~/test/render-app';
import { renderPart } from '~/test/render-part';
import { ExperimentFilterPanel } from './experiment-filter-panel';

// Vision / detection-and-classification of the demo
const list = '/projects/2/experiments';
const linked = (line: string) => `${list}?filter=${encodeURIComponent(line)}`;

// parts that load on first use are loaded before the tests: on a busy machine that takes too long
beforeAll(async () => {
  await Promise.all([import('./experiment-filter-panel'), import('./filter-form')]);
});

withHeight();

const form = () => screen.findByRole('group', { name: 'Conditions' });

async function openForm(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Conditions' }));
  return form();
}

async function pick(user: UserEvent, button: HTMLElement, letters: string) {
  await user.click(button);
  await user.type(await screen.findByRole('combobox', { expanded: true }), `${letters}{Enter}`);
}

const line = async () =>
  (await screen.findByRole<HTMLInputElement>('combobox', { name: 'Filter' })).value;

test('a filter is built by keyboard alone, and the line says the same', async () => {
  const { user, router } = await renderApp(list);
  (await screen.findByRole('button', { name: 'Filter' })).focus();
  await user.keyboard('{Enter}');
  const conditions = await form();
  // it starts with a condition by name
  within(conditions).getByRole('button', { name: 'Column: Name' }).focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('combobox', { name: '', expanded: true });
  await user.keyboard('state{Enter}');
  await waitFor(() => within(conditions).getByRole('button', { name: 'Column: State' }));
  within(conditions).getByRole('button', { name: 'Value' }).focus();
  await user.keyboard('{Enter}');
  await screen.findByRole('option', { name: 'Completed' });
  await user.keyboard('compl{Enter}');
  await waitFor(() =>
    expect(router.state.location.search).toEqual({ filter: 'state = COMPLETED' }),
  );
  await waitFor(async () => expect(await line()).toBe('state = COMPLETED'));
  expect(await screen.findByText('(1)')).toBeVisible();
  // the row below takes the focus, and Enter in its value asks for one more
  within(conditions).getByRole('button', { name: 'Add condition' }).focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Column: Name');
  await user.tab();
  await user.tab();
  await user.keyboard('unet{Enter}');
  await waitFor(() =>
    expect(router.state.location.search).toEqual({ filter: 'state = COMPLETED and name ~ unet' }),
  );
  expect(within(conditions).getAllByRole('button', { name: /^Column/ })).toHaveLength(3);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Conditions' })).toBeNull());
  expect(document.activeElement?.textContent).toContain('Filter');
});

test('the form reads a line with groups, and writes it back with any of them changed', async () => {
  const { user, router } = await renderApp(
    linked('state = COMPLETED and (hp.lr > 0.01 or user = mkowalski)'),
  );
  const conditions = await openForm(user);
  const inner = await within(conditions).findByText('Any of the following are true...');
  expect(inner).toBeVisible();
  expect(within(conditions).getByRole('button', { name: 'Value: Completed' })).toBeVisible();
  const [, joint] = within(conditions).getAllByRole('combobox', { name: 'Joined by' });
  if (!joint) throw new Error('the group is not joined');
  await user.click(joint);
  await user.click(await screen.findByRole('option', { name: 'and' }));
  await waitFor(() =>
    expect(router.state.location.search).toEqual({
      filter: 'state = COMPLETED and (hp.lr > 0.01 and user = mkowalski)',
    }),
  );
  await user.click(within(conditions).getByRole('button', { name: 'Remove group 2' }));
  await waitFor(() =>
    expect(router.state.location.search).toEqual({ filter: 'state = COMPLETED' }),
  );
  await user.click(within(conditions).getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(router.state.location.search).toEqual({}));
});

test('a line that is typed shows in the form', async () => {
  const { user } = await renderApp(linked('name ~ unet'));
  const conditions = await openForm(user);
  const box = screen.getByRole('combobox', { name: 'Filter' });
  await user.clear(box);
  await user.type(box, 'numTrials >= 3 or startTime > 2026-01-31{Enter}');
  expect(await within(conditions).findByRole('button', { name: 'Column: Trials' })).toBeVisible();
  const values = within(conditions).getAllByLabelText<HTMLInputElement>('Value');
  expect(values.map(({ value }) => value)).toEqual(['3', '2026-01-31']);
});

test('a condition is dragged into a group, and moved by the arrow keys', async () => {
  const { user, router } = await renderApp(linked('name ~ a and (name ~ b or name ~ c)'));
  const conditions = await openForm(user);
  const [handle] = await within(conditions).findAllByRole('button', {
    name: 'Move condition Name',
  });
  const values = within(conditions).getAllByLabelText('Value');
  const target = values[2]?.closest('li');
  if (!handle || !target) throw new Error('nothing to drag');
  fireEvent.dragStart(handle);
  fireEvent.dragOver(target);
  fireEvent.drop(target);
  await waitFor(() =>
    expect(router.state.location.search).toEqual({ filter: '(name ~ b or name ~ a or name ~ c)' }),
  );
  const [first] = await within(conditions).findAllByRole('button', { name: 'Move condition Name' });
  first?.focus();
  await user.keyboard('{ArrowDown}');
  await waitFor(() =>
    expect(router.state.location.search).toEqual({ filter: '(name ~ a or name ~ b or name ~ c)' }),
  );
});

test('a header adds a condition on its column to the existing filter', async () => {
  const { user, router } = await renderApp(linked('name ~ a or name ~ e'));
  const header = await screen.findByRole('columnheader', { name: 'User' });
  await user.click(within(header).getByRole('button', { name: 'Column User', hidden: true }));
  await user.click(await screen.findByRole('menuitem', { name: 'Filter by this column' }));
  const conditions = await form();
  await within(conditions).findByRole('button', { name: 'Column: User' });
  await pick(user, within(conditions).getByRole('button', { name: 'Value' }), 'kowalski');
  await waitFor(() =>
    expect(router.state.location.search).toEqual({
      filter: '(name ~ a or name ~ e) and user = mkowalski',
    }),
  );
});

test('project columns may load late, and a name that is markup stays text', async () => {
  let isRequested = false;
  const { user } = await renderApp(list, {
    answer: ({ url }) => {
      if (!url.includes('/columns')) return undefined;
      isRequested = true;
      return Response.json({
        columns: [
          {
            column: 'hp.<img src=x onerror=alert(1)>',
            displayName: '',
            location: 'LOCATION_TYPE_HYPERPARAMETERS',
            type: 'COLUMN_TYPE_NUMBER',
          },
        ],
      });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Filter' }));
  const conditions = await form();
  await waitFor(() => expect(isRequested).toBe(true));
  await pick(user, within(conditions).getByRole('button', { name: 'Column: Name' }), '<img');
  expect(
    await within(conditions).findByRole('button', { name: 'Column: <img src=x onerror=alert(1)>' }),
  ).toBeVisible();
  expect(document.querySelector('img[src=x]')).toBeNull();
});

test('a condition on another column keeps the incomplete conditions of an open form', async () => {
  const { user, router } = await renderApp(`${list}?columns=name&columns=numTrials`);
  await user.click(await screen.findByRole('button', { name: 'Filter' }));
  const conditions = await form();
  // a condition by name without a value
  within(conditions).getByRole('button', { name: 'Column: Name' });
  await user.click(screen.getByRole('button', { name: 'Column Trials' }));
  await user.click(await screen.findByText('Filter by this column'));
  await waitFor(() => within(conditions).getByRole('button', { name: 'Column: Trials' }));
  expect(within(conditions).getByRole('button', { name: 'Column: Name' })).toBeVisible();
  expect(router.state.location.search).not.toHaveProperty('filter');
});

test('the filter of a link of another console becomes a line', async () => {
  const field = {
    columnName: 'numTrials',
    kind: 'field',
    location: 'LOCATION_TYPE_EXPERIMENT',
    operator: '>',
    type: 'COLUMN_TYPE_NUMBER',
    value: 3,
  };
  const group = {
    children: [{ ...field, id: 'a' }],
    conjunction: 'and',
    id: 'ROOT',
    kind: 'group',
  };
  const filterset = JSON.stringify({ filterGroup: group, showArchived: true });
  const { router } = await renderApp(`${list}?filterset=${encodeURIComponent(filterset)}`);
  await waitFor(() =>
    expect(router.state.location.search).toEqual({ filter: 'numTrials > 3', archived: true }),
  );
  await waitFor(async () => expect(await line()).toBe('numTrials > 3'));
});

test('an invalid filter of another console is reported', async () => {
  const { router } = await renderApp(`${list}?filterset=nonsense`);
  expect(await screen.findByText('Unable to read the filter of this link.')).toBeVisible();
  expect(router.state.location.search).toEqual({});
});

test('the form has the conditions of a line before the link has them, so that nothing moves later (H3)', async () => {
  const user = userEvent.setup();
  const onLineChange = vi.fn();
  await renderPart(
    <ExperimentFilterPanel
      projectId={2}
      line=""
      onLineChange={onLineChange}
      newColumn={undefined}
      turn={1}
      onClose={() => {}}
    />,
    { sandbox: demoSandbox() },
  );
  const conditions = await form();
  await user.click(screen.getByRole('combobox', { name: 'Filter' }));
  await user.paste('state = ERROR and tags ~ coco');
  await user.keyboard('{Enter}');
  expect(onLineChange).toHaveBeenCalledWith('state = ERROR and tags ~ coco');
  const names = within(conditions)
    .getAllByRole('button', { name: /^Column: / })
    .map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(['Column: State', 'Column: Tags']);
});
