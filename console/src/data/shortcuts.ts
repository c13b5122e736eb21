import { asShortcut, type Shortcut } from '@trainyard/ui/lib/shortcut';
import { useSettings } from '~/data/settings';
import { param, parsedBy, searchSchema } from '~/lib/search-param';

const keys = (key: string, held: Partial<Shortcut>): Shortcut => ({
  alt: false,
  ctrl: false,
  key,
  meta: false,
  shift: false,
  ...held,
});

/** The keys that people may choose themselves, by the names they are stored under. */
const shortcut = parsedBy(asShortcut);
export const shortcutSettings = searchSchema({
  omnibar: param(shortcut, keys('Space', { ctrl: true })),
  jupyterLab: param(shortcut, keys('L', { meta: true, shift: true })),
  navbarCollapsed: param(shortcut, keys('U', { meta: true, shift: true })),
});

export const useShortcuts = () => useSettings('shortcuts', shortcutSettings);
