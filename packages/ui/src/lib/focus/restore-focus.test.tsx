import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { trackFocus } from './restore-focus';

beforeEach(trackFocus);

type Props = { names: string[]; tags?: string[] };

const List = ({ names, tags = ['a', 'b'] }: Props) => (
  <>
    <p>Beside</p>
    <ul>
      {names.map((name) => (
        <li key={name} tabIndex={-1} aria-label={name}>
          <a href={`/${name}`}>{name}</a>
          <ul>
            {tags.map((tag) => (
              <li key={tag}>
                <a href={`/${tag}`}>
                  {tag} of {name}
                </a>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  </>
);

const Grid = ({ ids }: { ids: number[] }) => (
  <table>
    <tbody>
      {ids.map((id) => (
        <tr key={id}>
          <td data-col="0" tabIndex={-1}>
            <a href={`/${id}`}>{id}</a>
          </td>
          <td data-col="1" tabIndex={-1}>
            second of {id}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

const Rows = ({ buttons }: { buttons: string[] }) => (
  <ul>
    <li>
      {buttons.map((name) => (
        <button key={name} type="button">
          {name}
        </button>
      ))}
    </li>
    <li>
      <a href="/below">below</a>
    </li>
  </ul>
);

const Actions = ({ names }: { names: string[] }) => (
  <div data-focus-list>
    <p>Updated 1 s ago</p>
    {names.map((name) => (
      <button key={name} type="button">
        {name}
      </button>
    ))}
  </div>
);

const isFocused = (element: HTMLElement) => expect(document.activeElement).toBe(element);
const link = (name: string) => screen.getByRole('link', { name });

test('the focus goes on in the next row when its row goes by itself', async () => {
  const { rerender } = render(<List names={['one', 'two', 'three', 'four']} />);
  link('two').focus();
  // the next one goes with it
  rerender(<List names={['new', 'one', 'four']} />);
  await act(async () => {});
  isFocused(link('four'));
  rerender(<List names={['new', 'one']} />);
  await act(async () => {});
  isFocused(link('one'));
});

test('a focused row is followed by a row, a cell by a cell of its column', async () => {
  const { rerender } = render(<List names={['one', 'two']} />);
  screen.getByRole('listitem', { name: 'one' }).focus();
  rerender(<List names={['two']} />);
  await act(async () => {});
  isFocused(screen.getByRole('listitem', { name: 'two' }));
  rerender(<Grid ids={[1, 2]} />);
  screen.getByRole('cell', { name: 'second of 1' }).focus();
  rerender(<Grid ids={[2]} />);
  await act(async () => {});
  isFocused(screen.getByRole('cell', { name: 'second of 2' }));
});

test('a list in a row may lose a row of its own, or go with its row', async () => {
  const { rerender } = render(<List names={['one', 'two']} />);
  link('a of one').focus();
  rerender(<List names={['one', 'two']} tags={['b']} />);
  await act(async () => {});
  isFocused(link('b of one'));
  rerender(<List names={['two']} tags={['b']} />);
  await act(async () => {});
  isFocused(link('two'));
});

test('a row that goes takes no focus that is elsewhere, or was given up', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<List names={['one', 'two', 'three']} />);
  await user.click(link('one'));
  await user.click(screen.getByText('Beside'));
  rerender(<List names={['two', 'three']} />);
  await act(async () => {});
  isFocused(document.body);
  link('three').focus();
  rerender(<List names={['three']} />);
  await act(async () => {});
  isFocused(link('three'));
});

test('the focus stays in a row whose button goes', async () => {
  const { rerender } = render(<Rows buttons={['Roll back', 'Copy']} />);
  screen.getByRole('button', { name: 'Roll back' }).focus();
  rerender(<Rows buttons={['Copy']} />);
  await act(async () => {});
  isFocused(screen.getByRole('button', { name: 'Copy' }));
  // without another button in its row
  rerender(<Rows buttons={[]} />);
  await act(async () => {});
  isFocused(link('below'));
});

test('the focus goes on in the next action of a line when one goes', async () => {
  const { rerender } = render(<Actions names={['Promote', 'Download', 'More']} />);
  screen.getByRole('button', { name: 'Promote' }).focus();
  rerender(<Actions names={['Download', 'More']} />);
  await act(async () => {});
  isFocused(screen.getByRole('button', { name: 'Download' }));
  screen.getByRole('button', { name: 'More' }).focus();
  await act(async () => {});
  rerender(<Actions names={['Download']} />);
  await act(async () => {});
  isFocused(screen.getByRole('button', { name: 'Download' }));
});
