export type SettingChange = { storagePath: string; key: string; value: unknown };

export const saveFailure = ({ key }: SettingChange) =>
  `Unable to update user settings for key: ${key}.`;
