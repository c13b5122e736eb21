import { charts } from './charts';
import { code } from './code';
import { controls } from './controls';
import type { CatalogueEntry } from './entry';
import { forms } from './forms';
import { logs } from './logs';

/** The blocks that know no product. */
export const entries: readonly CatalogueEntry[] = [
  ...controls,
  ...forms,
  ...charts,
  ...logs,
  ...code,
];
