import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { TagEditor } from './tag-editor';
import { type TagChange, withTagChange } from './tag-text';

const visibleTags = () =>
  screen
    .queryAllByRole('button', { name: /^Remove tag / })
    .map((button) => button.getAttribute('aria-label')?.replace('Remove tag ', ''));

type Save = (change: TagChange) => Promise<unknown>;

const suggest = async () => ['resnet', 'resnet-50', 'vision'];

function StatefulEditor({ tags, save }: { tags: string[]; save: Save }) {
  const [savedTags, setSavedTags] = useState(tags);
  return (
    <TagEditor
      label="Tags"
      tags={savedTags}
      suggest={suggest}
      onChange={(change) =>
        save(change).then(() => setSavedTags((now) => [...withTagChange(now, change)]))
      }
    />
  );
}

function setup({ save = async () => {} }: { save?: Save } = {}) {
  const saved = vi.fn(save);
  render(<StatefulEditor tags={['vision', 'baseline']} save={saved} />);
  return { user: userEvent.setup(), saved };
}

const adding = (...added: string[]): TagChange => ({ added, removed: [] });

const startTyping = async (user: ReturnType<typeof setup>['user'], text: string) => {
  await user.click(screen.getByRole('button', { name: 'Add tag' }));
  await user.type(await screen.findByRole('combobox', { name: 'New tag' }), text);
};

test('tags are in alphabetical order; Enter adds one and closes the field (F7)', async () => {
  const { user, saved } = setup();
  expect(visibleTags()).toEqual(['baseline', 'vision']);
  await startTyping(user, '  nightly {Enter}');
  expect(saved).toHaveBeenLastCalledWith(adding('nightly'));
  expect(screen.queryByRole('combobox')).toBeNull();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add tag' })).toHaveFocus());
  await user.keyboard('{Enter}paper{Enter}');
  expect(visibleTags()).toEqual(['baseline', 'nightly', 'paper', 'vision']);
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('a comma adds too, also several at once', async () => {
  const { user, saved } = setup();
  await startTyping(user, 'one,');
  expect(saved).toHaveBeenLastCalledWith(adding('one'));
  await user.paste('two, three,');
  expect(visibleTags()).toEqual(['baseline', 'one', 'three', 'two', 'vision']);
});

test('leaving the field adds the tag, Escape does not, and empty text is not a tag', async () => {
  const { user, saved } = setup();
  await startTyping(user, 'left');
  await user.click(document.body);
  expect(visibleTags()).toContain('left');
  saved.mockClear();
  await startTyping(user, 'dropped{Escape}');
  await startTyping(user, '   {Enter}');
  expect(saved).not.toHaveBeenCalled();
});

test('a tag that exists already is rejected with a message', async () => {
  const { user, saved } = setup();
  await startTyping(user, 'vision{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('Tag "vision" exists already');
  expect(screen.getByRole('combobox').getAttribute('aria-invalid')).toBe('true');
  expect(saved).not.toHaveBeenCalled();
});

test('a click on a tag edits it', async () => {
  const { user, saved } = setup();
  await user.click(screen.getByRole('button', { name: 'Edit tag vision' }));
  const field = await screen.findByRole('combobox', { name: 'Tag vision' });
  await user.clear(field);
  await user.type(field, 'sight{Enter}');
  expect(saved).toHaveBeenLastCalledWith({ added: ['sight'], removed: ['vision'] });
  await user.click(screen.getByRole('button', { name: 'Edit tag sight' }));
  saved.mockClear();
  await user.type(await screen.findByRole('combobox', { name: 'Tag sight' }), '{Enter}');
  expect(saved).not.toHaveBeenCalled();
});

test('its remove button removes a tag, Backspace in an empty field the last one', async () => {
  const { user, saved } = setup();
  await user.click(screen.getByRole('button', { name: 'Remove tag baseline' }));
  expect(saved).toHaveBeenLastCalledWith({ added: [], removed: ['baseline'] });
  await startTyping(user, '{Backspace}');
  expect(saved).toHaveBeenLastCalledWith({ added: [], removed: ['vision'] });
  expect(visibleTags()).toEqual([]);
});

test('tags in use elsewhere are suggested, except those already present', async () => {
  const { user, saved } = setup();
  await startTyping(user, 'i');
  await user.keyboard('{Backspace}res');
  const offered = await screen.findAllByRole('option');
  expect(offered.map(({ textContent }) => textContent)).toEqual(['resnet', 'resnet-50']);
  await user.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(saved).toHaveBeenLastCalledWith(adding('resnet-50'));
});

test('a change shows at once; a rejected one is reverted and can be tried again', async () => {
  let refuse: () => void = () => {};
  const { user, saved } = setup({
    save: () =>
      new Promise((_resolve, reject) => {
        refuse = () => reject(new Error('no'));
      }),
  });
  await startTyping(user, 'new{Enter}');
  expect(visibleTags()).toContain('new');
  refuse();
  expect((await screen.findByRole('alert')).textContent).toContain('Not saved.');
  expect(visibleTags()).not.toContain('new');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(saved).toHaveBeenCalledTimes(2);
  expect(visibleTags()).toContain('new');
});

test('a user without permission reads the tags', () => {
  render(<TagEditor label="Tags" tags={['vision']} disabled onChange={async () => {}} />);
  expect(screen.getByText('vision')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a compact list shows six tags and the number of hidden ones', async () => {
  const user = userEvent.setup();
  render(<TagEditor label="Tags" tags={[...'abcdefgh']} isCompact onChange={async () => {}} />);
  expect(visibleTags()).toHaveLength(6);
  await user.click(screen.getByRole('button', { name: '+2 more' }));
  expect(visibleTags()).toHaveLength(8);
});

test('letters typed right after the button is pressed are all in the field (F11)', async () => {
  const { user } = setup();
  act(() => screen.getByRole('button', { name: 'Add tag' }).focus());
  await user.keyboard('{Enter}production');
  expect(screen.getByRole('combobox', { name: 'New tag' })).toHaveValue('production');
});

test('a change by others is shown while the field stays open, and is not sent again (F1)', async () => {
  const user = userEvent.setup();
  const saved = vi.fn(async (_change: TagChange) => {});
  const editor = (tags: string[]) => <TagEditor label="Tags" tags={tags} onChange={saved} />;
  const { rerender } = render(editor([]));
  await startTyping(user, 'third,');
  rerender(editor(['third']));
  // taken back elsewhere, as Undo does
  rerender(editor([]));
  await waitFor(() => expect(visibleTags()).toEqual([]));
  await user.keyboard('fourth{Enter}');
  expect(saved).toHaveBeenLastCalledWith(adding('fourth'));
});

test('a tag with a link is followed by a click and edited by F2', async () => {
  const user = userEvent.setup();
  const saved = vi.fn(async (_change: TagChange) => {});
  render(
    <TagEditor
      label="Tags"
      tags={['vision']}
      wrap={(tag, props) => <a href={`#${tag}`} {...props} />}
      onChange={saved}
    />,
  );
  const link = screen.getByRole('link', { name: 'vision' });
  expect(link).toHaveAttribute('href', '#vision');
  act(() => link.focus());
  await user.keyboard('{F2}');
  const field = await screen.findByRole('combobox', { name: 'Tag vision' });
  await user.clear(field);
  await user.type(field, 'sight{Enter}');
  expect(saved).toHaveBeenLastCalledWith({ added: ['sight'], removed: ['vision'] });
});

test('a tag that only some have is given to all, by a click or by its text', async () => {
  const user = userEvent.setup();
  const saved = vi.fn(async (_change: TagChange) => {});
  render(
    <TagEditor
      label="Tags"
      tags={['all', 'some']}
      partial={{ some: '2 of 4' }}
      onChange={saved}
      onClose={() => {}}
    />,
  );
  await user.keyboard('some,');
  expect(saved).toHaveBeenLastCalledWith(adding('some'));
  await user.keyboard('all{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('Tag "all" exists already');
  await user.click(screen.getByRole('button', { name: 'Add tag some to all' }));
  expect(saved).toHaveBeenLastCalledWith(adding('some'));
});
