import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DateInput } from './date-input';

type Props = { unit: 'day' | 'month' | 'minute'; first: string; onChoose: (value: string) => void };

function Owner({ unit, first, onChoose }: Props) {
  const [value, setValue] = useState(first);
  return (
    <DateInput
      aria-label="From"
      unit={unit}
      value={value}
      onChange={(next) => {
        onChoose(next);
        setValue(next);
      }}
    />
  );
}

function setup(unit: Props['unit'], first: string) {
  const onChoose = vi.fn();
  render(<Owner {...{ unit, first, onChoose }} />);
  return {
    user: userEvent.setup(),
    onChoose,
    field: screen.getByRole('textbox', { name: 'From' }),
  };
}

test('a date is written as ISO 8601, and typed as such (F16)', async () => {
  const { user, onChoose, field } = setup('day', '2026-11-10');
  expect(field).toHaveValue('2026-11-10');
  await user.clear(field);
  await user.type(field, '2026-02-3');
  expect(onChoose).toHaveBeenLastCalledWith('');
  expect(field).toHaveValue('2026-02-3');
  await user.type(field, '0');
  // a day that does not exist
  expect(onChoose).toHaveBeenLastCalledWith('');
  await user.type(field, '{Backspace}{Backspace}28');
  expect(onChoose).toHaveBeenLastCalledWith('2026-02-28');
});

test('a month is complete without a day', async () => {
  const { user, onChoose, field } = setup('month', '');
  expect(field).toHaveAttribute('placeholder', 'YYYY-MM');
  await user.type(field, '2026-03');
  expect(onChoose).toHaveBeenLastCalledWith('2026-03');
});

test('its button opens the calendar of the browser', async () => {
  const showPicker = vi.fn();
  // the DOM of the tests has no calendar
  Object.assign(HTMLInputElement.prototype, { showPicker });
  onTestFinished(() => {
    Reflect.deleteProperty(HTMLInputElement.prototype, 'showPicker');
  });
  const { user } = setup('day', '2026-11-10');
  await user.click(screen.getByRole('button', { name: 'Choose a day' }));
  expect(showPicker).toHaveBeenCalledOnce();
});

test('a minute is typed as a day and a time, and one that does not exist is none (F16)', async () => {
  const { user, onChoose, field } = setup('minute', '');
  await user.type(field, '2026-02-30 09:41');
  expect(onChoose).toHaveBeenLastCalledWith('');
  await user.clear(field);
  await user.type(field, '2026-02-28 09:41');
  expect(onChoose).toHaveBeenLastCalledWith('2026-02-28 09:41');
});
