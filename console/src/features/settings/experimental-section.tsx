import { useQuery } from '@tanstack/react-query';
import { Info } from 'lucide-react';
import { IconButton } from '~/components/ui/icon-button';
import { Select, type SelectOption } from '~/components/ui/select';
import { masterQuery } from '~/features/session/queries';
import { optional } from '~/lib/search-param';
import {
  choice,
  defaultOf,
  type FeatureName,
  featureSwitches,
  isFeatureName,
} from './feature-switches';
import { useSaveSetting } from './mutations';
import { useSettings } from './queries';
import { SettingsRow, SettingsSection } from './settings-section';

const storagePath = 'global-features';
const shape = {
  chart: optional(choice),
  explist_v2: optional(choice),
  rp_binding: optional(choice),
};

type Choice = 'default' | 'on' | 'off';
const values: Record<Choice, boolean | null> = { default: null, on: true, off: false };
const nameOf = (chosen: boolean | undefined): Choice => {
  if (chosen === undefined) return 'default';
  return chosen ? 'on' : 'off';
};

export function ExperimentalSection() {
  const { data: master } = useQuery(masterQuery);
  const chosen = useSettings(storagePath, shape);
  const save = useSaveSetting();

  const optionsOf = (name: FeatureName): SelectOption<Choice>[] => [
    {
      value: 'default',
      label: `Default (${defaultOf(name, master?.featureSwitches ?? []) ? 'On' : 'Off'})`,
    },
    { value: 'on', label: 'On' },
    { value: 'off', label: 'Off' },
  ];

  return (
    <SettingsSection title="Experimental">
      {Object.keys(featureSwitches)
        .filter(isFeatureName)
        .map((name) => {
          const { label, description } = featureSwitches[name];
          return (
            <SettingsRow key={name} label={label}>
              <IconButton label={description} side="left">
                <Info aria-hidden className="size-3.5" />
              </IconButton>
              <Select
                label={label}
                value={nameOf(chosen[name])}
                options={optionsOf(name)}
                onChange={(next) => save({ storagePath, key: name, value: values[next] })}
                className="w-40"
              />
            </SettingsRow>
          );
        })}
    </SettingsSection>
  );
}
