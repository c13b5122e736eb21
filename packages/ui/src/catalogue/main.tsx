import '../styles/styles.css';
import { trackFocus } from '@trainyard/ui/lib/focus/restore-focus';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { CataloguePage, type ThemeMode } from './catalogue-page';
import { charts } from './charts';
import { code } from './code';
import { controls } from './controls';
import type { CatalogueEntry } from './entry';
import { forms } from './forms';
import { grids } from './grid';
import { logs } from './logs';
import { pages } from './pages';
import { tables } from './tables';

/** The blocks of this package; they know nothing about the product. */
const entries: readonly CatalogueEntry[] = [
  ...controls,
  ...forms,
  ...tables,
  ...grids,
  ...charts,
  ...logs,
  ...code,
  ...pages,
];

const systemTheme = matchMedia('(prefers-color-scheme: dark)');
let mode: ThemeMode = 'system';

function applyTheme(next: ThemeMode): void {
  mode = next;
  const isDark = mode === 'dark' || (mode === 'system' && systemTheme.matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
}

systemTheme.addEventListener('change', () => applyTheme(mode));
applyTheme(mode);

trackFocus();
const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root.');
createRoot(root).render(
  <StrictMode>
    <CataloguePage entries={entries} onThemeChange={applyTheme} />
  </StrictMode>,
);
