export type SettingChange = {
  storagePath: string;
  key: string;
  value: unknown;
  /** it runs in the background, so its failure is not shown */
  isQuiet?: boolean;
};

export const saveFailure = ({ key }: SettingChange) =>
  `Unable to update user settings for key: ${key}.`;
