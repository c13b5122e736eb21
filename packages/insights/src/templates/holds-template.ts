/**
 * Whether a configuration holds every value of a template, as one that was made with it does unless
 * it set a value of its own: objects key by key, lists whatever else they hold, plain values by
 * their text. A master spells short forms out (`image: x` becomes one image for each device), so a
 * plain value or a list also matches an object with it in one of its fields. Null in a template
 * says nothing.
 *
 * @param config - the configuration of an experiment, as the master answers it
 * @param template - the configuration of the template, or a part of it
 */
export function holdsTemplate(config: unknown, template: unknown): boolean {
  if (template === null || template === undefined) return true;
  if (isObject(template)) {
    if (!isObject(config)) return Object.keys(template).length === 0;
    return Object.entries(template).every(([key, value]) =>
      holdsTemplate(Object.hasOwn(config, key) ? config[key] : undefined, value),
    );
  }
  if (isObject(config)) return Object.values(config).some((part) => holdsTemplate(part, template));
  if (Array.isArray(template)) {
    if (!Array.isArray(config)) return template.length === 0;
    return template.every((item) => config.some((each) => holdsTemplate(each, item)));
  }
  return config !== null && config !== undefined && String(config) === String(template);
}

/** Whether a template sets anything at all: an empty one fits everything. */
export function setsAnything(template: unknown): boolean {
  if (isObject(template)) return Object.values(template).some(setsAnything);
  if (Array.isArray(template)) return template.length > 0;
  return template !== null && template !== undefined;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
