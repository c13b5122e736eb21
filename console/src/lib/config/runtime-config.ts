const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  (Array.isArray(value) && value.length === 0) ||
  (typeof value === 'object' && Object.keys(value).length === 0);

const withoutEmpty = (block: object): object =>
  Object.fromEntries(Object.entries(block).filter(([, value]) => !isEmpty(value)));

/** Returns a config without empty blocks and without the credentials of a registry. */
export function runtimeConfig(config: object): object {
  const { environment, ...rest } = { environment: undefined, ...config };
  if (typeof environment !== 'object' || environment === null) return withoutEmpty(rest);
  const { registry_auth: _auth, ...others } = {
    registry_auth: undefined,
    ...(environment as object),
  };
  return withoutEmpty({ ...rest, environment: withoutEmpty(others) });
}
