import { DropdownMenuItem } from '@trainyard/ui/base/dropdown-menu';
import { Monitor, Moon, Sun } from 'lucide-react';
import { applyTheme, nextThemeMode, themeLabel, useThemeMode } from '~/app/theme';
import { useSaveSetting } from '~/features/settings/mutations';

const icons = { light: Sun, dark: Moon, system: Monitor };

/** Says the mode that is on; each click goes on to the next, and the menu stays open. */
export function ThemeItem() {
  const mode = useThemeMode();
  const save = useSaveSetting();
  const Icon = icons[mode];
  return (
    <DropdownMenuItem
      icon={<Icon className="size-4" strokeWidth={1.5} />}
      onSelect={(event) => {
        event.preventDefault();
        const next = nextThemeMode(mode);
        applyTheme(next);
        save({ storagePath: 'settings-theme', key: 'mode', value: next });
      }}
    >
      {themeLabel[mode]}
    </DropdownMenuItem>
  );
}
