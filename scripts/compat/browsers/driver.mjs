/**
 * A browser that a walk drives by real input. Points are pixels of the page's window.
 *
 * @typedef {{ x: number, y: number }} Point
 * @typedef {{
 *   name: string,
 *   goto: (url: string, helpers: string) => Promise<void>,
 *   run: (script: string) => Promise<any>,
 *   perform: (sequences: Sequence[]) => Promise<void>,
 *   screenshot: () => Promise<string>,
 *   close: () => Promise<void>,
 * }} Driver `goto` runs the helpers before the scripts of the page
 *   where the browser can; `run` evaluates a function body, which returns JSON; a screenshot is a PNG
 *   in base64
 */

/** @typedef {{ type: 'key' | 'pointer' | 'wheel', id: string, parameters?: object, actions: Record<string, unknown>[] }} Sequence */

/** The size of the page in every browser. */
export const viewport = { width: 1440, height: 900 };

/** Keys without a character, as WebDriver names them (section 17.4.2). */
const keys = /** @type {Record<string, string>} */ ({
  Enter: '\uE007',
  Escape: '\uE00C',
  Control: '\uE009',
  ArrowDown: '\uE015',
});

const keyOf = (/** @type {string} */ name) => keys[name] ?? name;

/**
 * Types a text, or presses keys by name; those of `modifiers` are down meanwhile.
 *
 * @param {Driver} driver
 * @param {readonly string[]} names
 * @param {readonly string[]} [modifiers]
 */
export const press = (driver, names, modifiers = []) =>
  driver.perform([
    {
      type: 'key',
      id: 'keyboard',
      actions: [
        ...modifiers.map((name) => ({ type: 'keyDown', value: keyOf(name) })),
        ...names.flatMap((name) => [
          { type: 'keyDown', value: keyOf(name) },
          { type: 'keyUp', value: keyOf(name) },
        ]),
        ...modifiers.map((name) => ({ type: 'keyUp', value: keyOf(name) })),
      ],
    },
  ]);

/**
 * @param {Driver} driver
 * @param {Record<string, unknown>[]} actions
 */
const pointer = (driver, actions) =>
  driver.perform([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }]);

/** @param {Point} point */
const moveTo = ({ x, y }, duration = 0) => ({
  type: 'pointerMove',
  x: Math.round(x),
  y: Math.round(y),
  duration,
});

/**
 * @param {Driver} driver
 * @param {Point} point
 */
export const clickAt = (driver, point) =>
  pointer(driver, [
    moveTo(point),
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ]);

/**
 * @param {Driver} driver
 * @param {Point} from
 * @param {Point} to
 */
export const drag = (driver, from, to) =>
  pointer(driver, [
    moveTo(from),
    { type: 'pointerDown', button: 0 },
    moveTo({ x: (from.x + to.x) / 2, y: to.y }, 50),
    moveTo(to, 50),
    { type: 'pointerUp', button: 0 },
  ]);

/**
 * @param {Driver} driver
 * @param {Point} at
 * @param {number} pixels
 */
export const wheel = (driver, at, pixels) =>
  driver.perform([
    {
      type: 'wheel',
      id: 'wheel',
      actions: [
        {
          type: 'scroll',
          x: Math.round(at.x),
          y: Math.round(at.y),
          deltaX: 0,
          deltaY: pixels,
          duration: 0,
        },
      ],
    },
  ]);
