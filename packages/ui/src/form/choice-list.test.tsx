import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { ChoiceList } from './choice-list';

test('a list starts at the selected item, and a search at its first match', async () => {
  const user = userEvent.setup();
  render(
    <ChoiceList
      label="Pool"
      choices={['a100', 't4', 'tpu'].map((value) => ({ value, label: value }))}
      isChosen={(value) => value === 'tpu'}
      onChoose={() => {}}
    />,
  );
  const search = screen.getByRole('combobox');
  const active = () =>
    document.getElementById(search.getAttribute('aria-activedescendant') ?? '')?.textContent;
  expect(active()).toBe('tpu');
  await user.type(search, '{ArrowUp}');
  expect(active()).toBe('t4');
  await user.type(search, 'a');
  expect(active()).toBe('a100');
});

test('Enter that ends a word of an input method chooses nothing (PR11)', () => {
  const choose = vi.fn();
  render(
    <ChoiceList
      label="Pool"
      choices={[{ value: 'a100', label: 'a100' }]}
      isChosen={() => false}
      onChoose={choose}
    />,
  );
  const search = screen.getByRole('combobox');
  fireEvent.keyDown(search, { key: 'Enter', isComposing: true });
  fireEvent.keyDown(search, { key: 'Enter', keyCode: 229 });
  expect(choose).not.toHaveBeenCalled();
  fireEvent.keyDown(search, { key: 'Enter' });
  expect(choose).toHaveBeenCalledWith('a100');
});
