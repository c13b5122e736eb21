import '../styles/styles.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { CataloguePage, type ThemeMode } from './catalogue-page';
import { entries } from './entries';

const systemTheme = matchMedia('(prefers-color-scheme: dark)');
let mode: ThemeMode = 'system';

function applyTheme(next: ThemeMode): void {
  mode = next;
  const isDark = mode === 'dark' || (mode === 'system' && systemTheme.matches);
  document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
}

systemTheme.addEventListener('change', () => applyTheme(mode));
applyTheme(mode);

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root.');
createRoot(root).render(
  <StrictMode>
    <CataloguePage entries={entries} onThemeChange={applyTheme} />
  </StrictMode>,
);
