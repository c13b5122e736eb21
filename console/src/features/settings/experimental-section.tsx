import { useQuery } from '@tanstack/react-query';
import { Select, type SelectOption } from '@trainyard/ui/base/select';
import {
  chosenIn,
  defaultOf,
  type FeatureName,
  featureFlags,
  featureFlagsPath,
  isFeatureName,
} from '~/features/feature-flags/queries';
import { masterQuery } from '~/features/session/queries';
import { useSaveSetting } from './mutations';
import { settingsQuery } from './queries';
import { SettingsRow, SettingsSection } from './settings-section';

type Choice = 'default' | 'on' | 'off';
const values: Record<Choice, boolean | null> = { default: null, on: true, off: false };
const nameOf = (chosen: boolean | undefined): Choice => {
  if (chosen === undefined) return 'default';
  return chosen ? 'on' : 'off';
};

export const ExperimentalSection = () => (
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
