import type { ModelVersion } from '@trainyard/sdk/types';

/** A version without a name is called by its number. */
export const versionName = ({ name, version }: Pick<ModelVersion, 'name' | 'version'>): string =>
  name || `Version ${version}`;
