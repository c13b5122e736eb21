import { Drawer } from '@trainyard/ui/base/drawer';
import { AdvancedSection } from './advanced-section';
import { ExperimentalSection } from './experimental-section';
import { PreferencesSection } from './preferences-section';
import { ProfileSection } from './profile-section';
import { ShortcutsSection } from './shortcuts-section';

type Props = { onClose: () => void };

/** Everything a person may set for themselves. */
export default function SettingsDrawer({ onClose }: Props) {
  return (
    <Drawer title="Settings" onClose={onClose}>
      <ProfileSection />
      <PreferencesSection />
      <ShortcutsSection />
      <ExperimentalSection />
      <AdvancedSection />
    </Drawer>
  );
}
