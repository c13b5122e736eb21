import { isObject } from '@trainyard/sdk/model';
/**
 * Returns true if a configuration contains every value of a template, as one that was created with
 * it does unless it has its own value: compares objects key by key, lists regardless of additional
 * items, plain values by their text. A master expands short forms (`image: x` becomes one image for
 * each device), so a plain value or a list also matches an object with it in one of its fields.
 * Ignores null in a template.
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

/** Returns true if a template sets any value: an empty one matches everything. */
export function setsAnything(template: unknown): boolean {
  if (isObject(template)) return Object.values(template).some(setsAnything);
  if (Array.isArray(template)) return template.length > 0;
  return template !== null && template !== undefined;
}
