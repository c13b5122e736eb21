import { formatShortcut, isSameShortcut, type Shortcut } from '@trainyard/ui/lib/shortcut';
import { useSaveSetting } from './mutations';
import { shortcutSettings, useShortcuts } from './queries';
import { SettingsRow, SettingsSection } from './settings-section';
import { ShortcutRecorder } from './shortcut-recorder';

type Name = keyof typeof shortcutSettings.defaults;

const rows: { name: Name; label: string }[] = [
  { name: 'omnibar', label: 'Open Omnibar' },
  { name: 'jupyterLab', label: 'Launch JupyterLab Notebook' },
  { name: 'navbarCollapsed', label: 'Toggle Sidebar' },
];

export function ShortcutsSection() {
  const shortcuts = useShortcuts();
  const save = useSaveSetting();
  const keep = (key: Name, value: Shortcut) => save({ storagePath: 'shortcuts', key, value });

  /** two acts on one key: neither would be what was meant */
  const clashOf = ({ name }: { name: Name }) =>
    rows.find(
      (other) =>
        other.name !== name &&
        shortcuts[name].key !== '' &&
        isSameShortcut(shortcuts[other.name], shortcuts[name]),
    );

  return (
    <SettingsSection title="Shortcuts">
      {rows.map((row) => {
        const clash = clashOf(row);
        const fallback = shortcutSettings.defaults[row.name];
        return (
          <SettingsRow
            key={row.name}
            label={row.label}
            hint={clash ? `Also the keys of ${clash.label}.` : undefined}
          >
            <ShortcutRecorder
              label={row.label}
              value={shortcuts[row.name]}
              fallback={fallback}
              fallbackText={formatShortcut(fallback)}
              onChange={(value) => keep(row.name, value)}
            />
          </SettingsRow>
        );
      })}
    </SettingsSection>
  );
}
