import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { OptionalFields } from './fields';

function Example({ children }: { children?: ReactNode }) {
  const { control } = useForm({ defaultValues: { isOn: false } });
  return (
    <OptionalFields label="Completed" control={control} name="isOn">
      {children}
    </OptionalFields>
  );
}

test('a checkbox without fields is as high when it is checked, so that nothing below moves', async () => {
  const { container } = render(<Example />);
  const before = container.querySelectorAll('div').length;
  await userEvent.click(screen.getByRole('checkbox', { name: 'Completed' }));
  expect(screen.getByRole('checkbox')).toBeChecked();
  expect(container.querySelectorAll('div')).toHaveLength(before);
});

test('the fields of a checkbox show while it is checked', async () => {
  render(<Example>for a day</Example>);
  expect(screen.queryByText('for a day')).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Completed' }));
  expect(screen.getByText('for a day')).toBeVisible();
});
