import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Button } from '../../base/button';
import { trackFocus } from '../../lib/focus/restore-focus';
import { BulkBar } from './bulk-bar';

function List() {
  const [isSelected, setIsSelected] = useState(false);
  return (
    <>
      <input
        type="checkbox"
        aria-label="Select the row"
        checked={isSelected}
        onChange={() => setIsSelected(!isSelected)}
      />
      <BulkBar count={isSelected ? 1 : 0} onClear={() => setIsSelected(false)}>
        <Button onClick={() => setIsSelected(false)}>Ask the owner</Button>
      </BulkBar>
    </>
  );
}

test.each(['Ask the owner', 'Clear selection'])(
  '%s closes the bar, and the focus returns to the row',
  async (name) => {
    trackFocus();
    const user = userEvent.setup();
    render(<List />);
    const row = screen.getByRole('checkbox', { name: 'Select the row' });
    await user.click(row);
    screen.getByRole('button', { name }).focus();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull();
    expect(document.activeElement).toBe(row);
  },
);
