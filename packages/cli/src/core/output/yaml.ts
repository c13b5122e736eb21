/**
 * Loads the writer of YAML, which is slow to load. Every parser reads its text back to the same
 * value: texts that YAML 1.1 takes for another type have quotes.
 */
export async function loadYamlWriter(): Promise<(value: unknown) => string> {
  const { stringify } = await import('yaml');
  return (value) =>
    stringify(value, {
      aliasDuplicateObjects: false,
      compat: 'yaml-1.1',
      lineWidth: 0,
    }).replace(/\n$/, '');
}
