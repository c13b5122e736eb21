import { acts } from './acts';
import { bulk } from './bulk';
import { charts } from './charts';
import { code } from './code';
import { compare } from './compare';
import { controls } from './controls';
import { entities } from './entities';
import type { CatalogueEntry } from './entry';
import { forms } from './forms';
import { grids } from './grid';
import { lists } from './lists';
import { logs } from './logs';
import { metrics } from './metrics';
import { pages } from './pages';
import { parts } from './parts';
import { screens } from './screens';
import { tables } from './tables';
import { watching } from './watching';
import { wholeLogs } from './whole-logs';

export const entries: readonly CatalogueEntry[] = [
  ...controls,
  ...forms,
  ...entities,
  ...tables,
  ...grids,
  ...charts,
  ...logs,
  ...wholeLogs,
  ...code,
  ...pages,
  ...lists,
  ...bulk,
  ...parts,
  ...metrics,
  ...compare,
  ...acts,
  ...watching,
  ...screens,
];
