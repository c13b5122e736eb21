import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Fact, FactList, MetadataList } from './fact-list';

const hasTabularFigures = (text: string) =>
  screen.getByText(text).closest('dd')?.classList.contains('num');

test.each([
  ['0.7874', true],
  ['12,345', true],
  ['1.34 GB', true],
  ['t4-pool', false],
  ['2026-11-21', false],
])('%s has tabular digits: %s', (text, isTabular) => {
  render(
    <FactList>
      <Fact name="Fact">{text}</Fact>
    </FactList>,
  );
  expect(hasTabularFigures(text)).toBe(isTabular);
});

test('names in metadata have proportional hyphens', () => {
  render(<MetadataList metadata={{ pool: 'a100-pool', slots: 8 }} />);
  expect(hasTabularFigures('a100-pool')).toBe(false);
  expect(hasTabularFigures('8')).toBe(true);
});
