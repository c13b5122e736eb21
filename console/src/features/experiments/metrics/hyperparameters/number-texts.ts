import { formatDecimals, formatExponent, formatPlain } from '@trainyard/ui/lib/format';

const decimals = 4;
/** numbers of a column have exponents where half of them are smaller */
const smallest = 0.01;
const largest = 1000;

const decimalsOf = (text: string) => text.split('.')[1]?.length ?? 0;

/**
 * Returns the text of the numbers of a column, all with the same decimals: values that were chosen
 * keep theirs (0.10, 0.25), and sampled ones have four digits after the point or an exponent.
 */
export function numberTexts(values: readonly unknown[]): (value: number) => string {
  const numbers = values.filter(
    (value) => typeof value === 'number' && Number.isFinite(value) && value !== 0,
  ) as number[];
  const sizes = numbers.map(Math.abs).sort((one, other) => one - other);
  if (numbers.every(Number.isInteger) || sizes.some((size) => size >= largest)) return formatPlain;
  const own = Math.max(...numbers.map((value) => decimalsOf(String(value))));
  const isChosen = own <= decimals && numbers.every((value) => !String(value).includes('e'));
  const median = sizes[Math.floor(sizes.length / 2)] ?? 1;
  const isSmall = !isChosen && median < smallest;
  return (value) => {
    if (value === 0 || !Number.isFinite(value)) return formatPlain(value);
    return isSmall
      ? formatExponent(value, decimals - 1)
      : formatDecimals(value, isChosen ? own : decimals);
  };
}
