export type SettingChange = {
  storagePath: string;
  key: string;
  value: unknown;
  /** nobody asked for it, so nobody is told when it fails */
  isQuiet?: boolean;
};

export const saveFailure = ({ key }: SettingChange) =>
  `Unable to update user settings for key: ${key}.`;
