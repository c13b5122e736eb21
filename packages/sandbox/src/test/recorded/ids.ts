import { isObject } from '../../config/json';

const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** Maps recorded ids to ours, learned from answers to the same request. */
export class Ids {
  readonly #actual = new Map<string, string>();

  learn(recorded: unknown, actual: unknown) {
    if (typeof recorded === 'string' && typeof actual === 'string') this.#pair(recorded, actual);
    // longer lists may be in another order
    if (Array.isArray(recorded) && Array.isArray(actual) && recorded.length + actual.length === 2) {
      for (const [index, item] of recorded.entries()) this.learn(item, actual[index]);
    }
    if (!isObject(recorded) || !isObject(actual)) return;
    for (const [name, value] of Object.entries(recorded)) this.learn(value, actual[name]);
  }

  #pair(recorded: string, actual: string) {
    const expected = recorded.match(uuid) ?? [];
    const own = actual.match(uuid) ?? [];
    if (expected.length !== own.length) return;
    for (const [index, id] of expected.entries()) this.#actual.set(id, own[index] ?? id);
  }

  /** A text of a recorded request with our ids in place of the recorded ones. */
  translate(text: string): string {
    return text.replace(uuid, (id) => this.#actual.get(id) ?? id);
  }
}

/** Replaces ids, addresses and times in a text, so that two runs compare equal. */
export const masked = (text: string): string =>
  text
    .replace(uuid, '<uuid>')
    .replace(/Determined|Trainyard/g, '<product>')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>')
    .replace(/\b127\.0\.0\.1(:\d+)?/g, '<address>');
