import { parseConfig } from '~/lib/config-text';

type Read = { config: Record<string, unknown> } | { error: string };

/** A storage config typed as YAML; nothing typed is the empty one, which clears it. */
export function readStorage(text: string): Read {
  // comments alone are nothing, too
  if (text.replace(/#.*/g, '').trim() === '') return { config: {} };
  const { config, problem } = parseConfig(text, '');
  return config ? { config } : { error: problem };
}

export { writeYaml as writeStorage } from '@trainyard/sdk/yaml';
