import { charts } from '@trainyard/ui/catalogue/charts';
import { code } from '@trainyard/ui/catalogue/code';
import { controls } from '@trainyard/ui/catalogue/controls';
import type { CatalogueEntry } from '@trainyard/ui/catalogue/entry';
import { forms } from '@trainyard/ui/catalogue/forms';
import { logs } from '@trainyard/ui/catalogue/logs';
import { actions } from './actions';
import { bulk } from './bulk';
import { compare } from './compare';
import { entities } from './entities';
import { grids } from './grid';
import { lists } from './lists';
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
  ...actions,
  ...watching,
  ...screens,
];
