import { Select } from '@trainyard/ui/base/select';
import { applyTimeZone, asTimeZone, type TimeZone } from '@trainyard/ui/lib/time-zone';
import { applyTheme, type ThemeMode, themeLabel, useThemeMode } from '~/app/theme';
import { useSaveSetting } from '~/data/save-setting';
import { useSettings } from '~/data/settings';
import { optional, parsedBy, searchSchema } from '~/lib/search-param';
import { z } from '~/lib/zod';
import { SettingsRow, SettingsSection } from './settings-section';

const themes: ThemeMode[] = ['light', 'dark', 'system'];
const densities = { SHORT: 'Short', MEDIUM: 'Medium', TALL: 'Tall', EXTRA_TALL: 'Extra Tall' };
const scrolls = { scroll: 'On', paged: 'Off' };

type DensityName = keyof typeof densities;
type ScrollName = keyof typeof scrolls;
const densityNames: DensityName[] = ['SHORT', 'MEDIUM', 'TALL', 'EXTRA_TALL'];
const scrollNames: ScrollName[] = ['scroll', 'paged'];

const tables = 'f_project-details-global';
const tableSettings = searchSchema(() => ({
  rowHeight: z.catch(z.enum(densityNames), 'MEDIUM'),
  expListView: z.catch(z.enum(scrollNames), 'scroll'),
}));

const zones: { value: TimeZone | 'default'; label: string }[] = [
  { value: 'default', label: 'Default' },
  { value: 'local', label: 'Local' },
  { value: 'UTC', label: 'UTC' },
];
const zoneSettings = searchSchema(() => ({
  zone: optional(parsedBy((value) => asTimeZone(value) ?? undefined)),
}));

/** One clock for tables, logs and charts. */
function TimeZoneRow() {
  const { zone } = useSettings('time-zone', zoneSettings);
  const save = useSaveSetting();

  function setZone(next: TimeZone | 'default') {
    const value = asTimeZone(next);
    applyTimeZone(value);
    save({ storagePath: 'time-zone', key: 'zone', value });
  }

  return (
    <SettingsRow label="Time zone" hint="Default: logs and charts in UTC, all else in local time.">
      <Select
        label="Time zone"
        value={zone ?? 'default'}
        options={zones}
        onChange={setZone}
        className="w-40"
      />
    </SettingsRow>
  );
}

export function PreferencesSection() {
  const mode = useThemeMode();
  const { rowHeight, expListView } = useSettings(tables, tableSettings);
  const save = useSaveSetting();

  function setTheme(next: ThemeMode) {
    applyTheme(next);
    save({ storagePath: 'settings-theme', key: 'mode', value: next });
  }

  return (
    <SettingsSection title="Preferences">
      <SettingsRow label="Theme Mode">
        <Select
          label="Theme Mode"
          value={mode}
          options={themes.map((value) => ({ value, label: themeLabel[value] }))}
          onChange={setTheme}
          className="w-40"
        />
      </SettingsRow>
      <SettingsRow label="Table Density">
        <Select
          label="Table Density"
          value={rowHeight}
          options={densityNames.map((value) => ({ value, label: densities[value] }))}
          onChange={(value) => save({ storagePath: tables, key: 'rowHeight', value })}
          className="w-40"
        />
      </SettingsRow>
      <SettingsRow label="Infinite Scroll" hint="Off: the experiment list shows pages of 20 rows.">
        <Select
          label="Infinite Scroll"
          value={expListView}
          options={scrollNames.map((value) => ({ value, label: scrolls[value] }))}
          onChange={(value) => save({ storagePath: tables, key: 'expListView', value })}
          className="w-40"
        />
      </SettingsRow>
      <TimeZoneRow />
    </SettingsSection>
  );
}
