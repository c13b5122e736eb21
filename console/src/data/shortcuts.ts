import { asShortcut, type Shortcut } from '@trainyard/ui/lib/shortcut';
import { parsedBy, searchSchema } from '~/lib/search-param';
import { z } from '~/lib/zod';
import { useSettings } from './settings';

const keys = (key: string, modifiers: Partial<Shortcut>): Shortcut => ({
  alt: false,
  ctrl: false,
  key,
  meta: false,
  shift: false,
  ...modifiers,
});

/** The keys that people may choose themselves, by the names they are stored under. */
const shortcut = parsedBy(asShortcut);
export const shortcutSettings = searchSchema(() => ({
  omnibar: z.catch(shortcut, keys('Space', { ctrl: true })),
  jupyterLab: z.catch(shortcut, keys('L', { meta: true, shift: true })),
  navbarCollapsed: z.catch(shortcut, keys('U', { meta: true, shift: true })),
}));

export const useShortcuts = () => useSettings('shortcuts', shortcutSettings);
