const setting = process.env.TRAINYARD_WIDE;

// a sample contains this part of all seeds and bytes
const samples = 4;

/**
 * Returns the seeds to try: the few of a usual run; with `TRAINYARD_WIDE=all` the many; with a
 * number a quarter as many, other ones for each number.
 */
export function seedsToTry({ few, many }: { few: number; many: number }): number[] {
  if (setting === undefined || setting === 'all') return range(0, setting ? many : few);
  const count = many / samples;
  return range(Number(setting) * count, count);
}

/** Returns the first byte and the step to the next one: consecutive samples cover them all. */
export function bytesToTry({ defaults, wide }: { defaults: number; wide: number }) {
  if (setting === undefined || setting === 'all')
    return { from: 0, step: setting ? wide : defaults };
  return { from: (Number(setting) % samples) * wide, step: wide * samples };
}

const range = (from: number, length: number) => Array.from({ length }, (_, index) => from + index);
