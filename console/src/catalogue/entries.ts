import { charts } from './charts';
import { code } from './code';
import { controls } from './controls';
import { entities } from './entities';
import type { CatalogueEntry } from './entry';
import { forms } from './forms';
import { grids } from './grid';
import { logs } from './logs';
import { pages } from './pages';
import { screens } from './screens';
import { tables } from './tables';

export const entries: readonly CatalogueEntry[] = [
  ...controls,
  ...forms,
  ...entities,
  ...tables,
  ...grids,
  ...charts,
  ...logs,
  ...code,
  ...pages,
  ...screens,
];
