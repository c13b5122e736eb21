import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { can } from '@trainyard/rbac';
import { Button, buttonClass } from '@trainyard/ui/base/button';
import { Drawer } from '@trainyard/ui/base/drawer';
import { IconButton } from '@trainyard/ui/base/icon-button';
import { Input } from '@trainyard/ui/base/input';
import { Select, type SelectOption } from '@trainyard/ui/base/select';
import { ConfirmActionDialog } from '@trainyard/ui/form/confirm-action-dialog';
import { keyOf } from '@trainyard/ui/lib/keys';
import {
  formatShortcut,
  isSameShortcut,
  pressedShortcut,
  type Shortcut,
} from '@trainyard/ui/lib/shortcut';
import { showToast } from '@trainyard/ui/lib/toast-store';
import { cn } from '@trainyard/ui/lib/utils';
import { ChevronRight, RotateCcw } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { useSupports } from '~/app/abilities';
import { useResetSettings, useSaveSetting } from '~/data/save-setting';
import { masterQuery } from '~/data/session';
import { settingsQuery } from '~/data/settings';
import { shortcutSettings, useShortcuts } from '~/data/shortcuts';
import { useViewer } from '~/data/viewer';
import {
  chosenIn,
  defaultOf,
  type FeatureName,
  featureFlags,
  featureFlagsPath,
  isFeatureName,
} from '~/lib/feature-flags';
import { PreferencesSection } from './preferences-section';
import { ProfileSection } from './profile-section';
import { RawSettingsDialog } from './raw-settings-dialog';
import { SettingsRow, SettingsSection } from './settings-section';

type Choice = 'default' | 'on' | 'off';

const values: Record<Choice, boolean | null> = { default: null, on: true, off: false };

const nameOf = (chosen: boolean | undefined): Choice => {
  if (chosen === undefined) return 'default';
  return chosen ? 'on' : 'off';
};

const ExperimentalSection = () => (
  <SettingsSection title="Experimental">
    {Object.keys(featureFlags)
      .filter(isFeatureName)
      .map((name) => {
        const { label, description, isFixed } = featureFlags[name];
        return (
          <SettingsRow key={name} label={label} hint={description}>
            {isFixed ? <span className="text-muted">Always on</span> : <Switch name={name} />}
          </SettingsRow>
        );
      })}
  </SettingsSection>
);

function Switch({ name }: { name: FeatureName }) {
  const { data: master } = useQuery(masterQuery);
  const { data: settings = {} } = useQuery(settingsQuery);
  const save = useSaveSetting();
  const isOnByDefault = defaultOf(name, master?.featureSwitches ?? []);
  const options: SelectOption<Choice>[] = [
    { value: 'default', label: `Default (${isOnByDefault ? 'On' : 'Off'})` },
    { value: 'on', label: 'On' },
    { value: 'off', label: 'Off' },
  ];
  return (
    <Select
      label={featureFlags[name].label}
      value={nameOf(chosenIn(settings, name))}
      options={options}
      onChange={(next) => save({ storagePath: featureFlagsPath, key: name, value: values[next] })}
      className="w-40"
    />
  );
}

type Name = keyof ReturnType<typeof shortcutSettings>;

const rows: { name: Name; label: string }[] = [
  { name: 'omnibar', label: 'Open Omnibar' },
  { name: 'jupyterLab', label: 'Launch JupyterLab Notebook' },
  { name: 'navbarCollapsed', label: 'Toggle Sidebar' },
];

function ShortcutsSection() {
  const shortcuts = useShortcuts();
  const save = useSaveSetting();
  const keep = (key: Name, value: Shortcut) => save({ storagePath: 'shortcuts', key, value });

  /** returns the other action with the same keys, if there is one */
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
        const fallback = shortcutSettings.defaults()[row.name];
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

type Props = { onClose: () => void };

/** The drawer with all settings of a user. */
export default function SettingsDrawer({ onClose }: Props) {
  const viewer = useViewer();
  const hasTokens = useSupports('accessTokens');
  return (
    <Drawer title="Settings" onClose={onClose}>
      <ProfileSection />
      <PreferencesSection />
      <ShortcutsSection />
      <ExperimentalSection />
      {hasTokens && can(viewer, 'token.view') ? <TokenSection onClose={onClose} /> : null}
      <AdvancedSection />
    </Drawer>
  );
}

const TokenSection = ({ onClose }: Props) => (
  <SettingsSection title="Access tokens">
    <SettingsRow
      label="Tokens for scripts"
      hint="Scripts and the command line sign in with the token in TRAINYARD_TOKEN."
    >
      <Link to="/tokens" onClick={onClose} className={buttonClass({ variant: 'outline' })}>
        Manage access tokens
      </Link>
    </SettingsRow>
  </SettingsSection>
);

function AdvancedSection() {
  const [isOpen, setIsOpen] = useState(false);
  const [openDialog, setOpenDialog] = useState<'reset' | 'edit' | null>(null);
  const { mutateAsync } = useResetSettings();

  async function resetAll() {
    await mutateAsync();
    showToast({ kind: 'success', title: 'Settings reset.' });
  }

  return (
    <SettingsSection title="Advanced">
      <p className="py-2 text-muted">
        These change or delete everything that this master stores for you: views, columns,
        shortcuts.
      </p>
      <div>
        <Button
          variant="quiet"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
          className="my-2 -ml-2.75"
        >
          <ChevronRight
            aria-hidden
            className={cn('size-3.5 transition-transform', isOpen && 'rotate-90')}
          />
          I know what I'm doing
        </Button>
        {isOpen ? (
          <div className="flex flex-wrap gap-2 pb-3">
            <Button variant="danger" onClick={() => setOpenDialog('reset')}>
              Reset to Default
            </Button>
            <Button onClick={() => setOpenDialog('edit')}>Edit Raw Settings (JSON)</Button>
          </div>
        ) : null}
      </div>
      {openDialog === 'reset' ? (
        <ConfirmActionDialog
          title="Reset User Settings"
          description="All your settings are reset to their defaults."
          typeToConfirm="reset"
          confirmLabel="Reset"
          isDanger
          action={resetAll}
          onClose={() => setOpenDialog(null)}
        />
      ) : null}
      {openDialog === 'edit' ? <RawSettingsDialog onClose={() => setOpenDialog(null)} /> : null}
    </SettingsSection>
  );
}

type RecorderProps = {
  label: string;
  value: Shortcut;
  fallback: Shortcut;
  fallbackText: string;
  onChange: (value: Shortcut) => void;
};

/** A field that takes the keys themselves. Tab and Escape continue as everywhere. */
function ShortcutRecorder({ label, value, fallback, fallbackText, onChange }: RecorderProps) {
  const [isRecording, setIsRecording] = useState(false);

  function onKeyDown(event: KeyboardEvent) {
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    if (isPlain && ['Tab', 'Escape'].includes(keyOf(event))) return;
    event.preventDefault();
    event.stopPropagation();
    const next = pressedShortcut(event.nativeEvent);
    // held alone it is only the beginning; a bare letter would fire while one means to type
    if (next.key === '' || (isPlain && !/^F\d+$/.test(next.key))) return;
    onChange(next);
  }

  return (
    <div className="flex items-center gap-1">
      {isSameShortcut(value, fallback) ? null : (
        <IconButton label={`Back to ${fallbackText}`} onClick={() => onChange(fallback)}>
          <RotateCcw aria-hidden className="size-3.5" />
        </IconButton>
      )}
      <Input
        aria-label={label}
        data-records-keys=""
        readOnly
        value={formatShortcut(value)}
        title={isRecording ? undefined : 'Choose the field and press the keys'}
        onFocus={() => setIsRecording(true)}
        onBlur={() => setIsRecording(false)}
        onKeyDown={onKeyDown}
        className="h-7! w-56! text-center focus:border-accent"
      />
    </div>
  );
}
