import { can } from '@trainyard/rbac';
import { isTyping } from '@trainyard/ui/lib/is-typing';
import { isSameShortcut, pressedShortcut } from '@trainyard/ui/lib/shortcut';
import { useEffect, useEffectEvent } from 'react';
import { showOverlay, toggleOverlay } from '~/app/overlay';
import { useShortcuts } from '~/features/settings/queries';
import { useViewer } from '~/features/viewer/queries';
import { useCollapsed } from './navigation/use-collapsed';

// the same on every keyboard, beside the one people choose themselves
const isPaletteKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey;

// a recorder takes the keys for itself
const isRecording = () => document.activeElement?.closest('[data-records-keys]') != null;

/** The keys that work on every page. */
export function useGlobalKeys(): void {
  const shortcuts = useShortcuts();
  const viewer = useViewer();
  const collapsed = useCollapsed();

  const actionOf = (event: KeyboardEvent) => {
    const pressed = pressedShortcut(event);
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
    if (isTyping(event) && !hasModifier) return;
    if (isPaletteKey(event) || isSameShortcut(pressed, shortcuts.omnibar))
      return () => toggleOverlay('palette');
    if (isSameShortcut(pressed, shortcuts.navbarCollapsed))
      return () => collapsed.setCollapsed(!collapsed.isCollapsed);
    if (isSameShortcut(pressed, shortcuts.jupyterLab) && can(viewer, 'task.createAnywhere'))
      return () => showOverlay('launchNotebook');
    if (event.key === '?') return () => toggleOverlay('keyboardMap');
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.repeat || isRecording()) return;
    const action = actionOf(event);
    if (!action) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
