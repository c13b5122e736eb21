import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { moveCrosshair, useCrosshair } from './crosshair';

const Chart = ({ group }: { group: string }) => {
  const crosshair = useCrosshair(group);
  return (
    <p>{crosshair ? `${group} at ${crosshair.x} by ${crosshair.source}` : `${group} nowhere`}</p>
  );
};

test('charts of a group share the crosshair, others do not see it', () => {
  render(
    <>
      <Chart group="batches" />
      <Chart group="batches" />
      <Chart group="time" />
    </>,
  );
  act(() => moveCrosshair('batches', { x: 400, source: 'loss' }));
  expect(screen.getAllByText('batches at 400 by loss')).toHaveLength(2);
  expect(screen.getByText('time nowhere')).toBeVisible();
  act(() => moveCrosshair('batches', undefined));
  expect(screen.getAllByText('batches nowhere')).toHaveLength(2);
});

test('a group that left the page keeps no state', () => {
  const { unmount } = render(<Chart group="epoch" />);
  act(() => moveCrosshair('epoch', { x: 3, source: 'loss' }));
  unmount();
  render(<Chart group="epoch" />);
  expect(screen.getByText('epoch nowhere')).toBeVisible();
});
