import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { TooltipLayer } from './tooltip-layer';

// twice: what had the focus in one test has no effect on the next
test.each([1, 2])('a cut text with a title is shown while its row has the focus (%i)', async () => {
  const user = userEvent.setup();
  render(
    <>
      <ul>
        <li>
          <button type="button">resnet</button>
          <span title="CUDA out of memory">CUDA out of memory</span>
          <span title="fits">fits</span>
        </li>
      </ul>
      <button type="button">Next</button>
      <TooltipLayer />
    </>,
  );
  // jsdom has no layout
  Object.defineProperty(screen.getByTitle('CUDA out of memory'), 'scrollWidth', { value: 300 });
  await act(() => user.tab());
  expect(screen.getByRole('button', { name: 'resnet' })).toHaveFocus();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('CUDA out of memory');
  await act(() => user.tab());
  expect(screen.queryByRole('tooltip')).toBeNull();
});
