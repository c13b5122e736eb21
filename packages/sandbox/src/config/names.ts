import type { Random } from '../random';

const manners = ['quietly', 'mostly', 'barely', 'gladly', 'surely', 'openly', 'firmly'] as const;
const looks = ['amber', 'brisk', 'calm', 'dapper', 'eager', 'frosty', 'gentle', 'hazel'] as const;
const animals = ['heron', 'lynx', 'marten', 'otter', 'plover', 'stoat', 'tern', 'wren'] as const;

/** A name for an experiment that was given none. */
export const madeUpName = (random: Random): string =>
  `Experiment (${random.pick(manners)}-${random.pick(looks)}-${random.pick(animals)})`;
