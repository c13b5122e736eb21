import { clickAt, press, viewport } from './driver.mjs';

/** @typedef {import('./driver.mjs').Driver} Driver */

/** Limit of each wait, also on a busy machine. */
const patienceMs = 90_000;

/** Collects errors and policy reports of a page; `found` looks for what is visible. */
export const helpers = `
  window.problems = [];
  addEventListener('error', ({ message }) => problems.push('error: ' + message));
  addEventListener('unhandledrejection', ({ reason }) => problems.push('rejection: ' + reason));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    problems.push('policy: ' + violatedDirective + ' ' + blockedURI));
  window.found = (selector, text) => [...document.querySelectorAll(selector)].find((element) => {
    const { width, height } = element.getBoundingClientRect();
    const words = element.textContent + ' ' + (element.getAttribute('aria-label') ?? '') + ' ' +
      (element.getAttribute('placeholder') ?? '');
    return width > 0 && height > 0 && (text === undefined || words.includes(text));
  });
  // a page that still loads has a skeleton or says that it is busy
  window.isSettled = () => document.fonts.status === 'loaded' && document.readyState === 'complete' &&
    !found('main .animate-breathe, main .animate-load, [aria-busy="true"]');
`;

/**
 * Waits until an expression of the page is true.
 *
 * @param {Driver} driver
 * @param {string} expression
 */
export async function until(driver, expression) {
  const isTrue = await driver.run(`
    const end = performance.now() + ${patienceMs};
    while (!(${expression})) {
      if (performance.now() > end) return false;
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    return true;
  `);
  if (!isTrue) throw new Error(`It never came true: ${expression}`);
}

/**
 * Waits until something is visible and stays at its place, and the pointer can reach it where
 * `isHit` asks for that; returns its middle.
 *
 * @param {Driver} driver
 * @param {string} selector
 * @param {string} [text] a part of its text or label
 * @param {boolean} [isHit]
 * @returns {Promise<import('./driver.mjs').Point>}
 */
export async function see(driver, selector, text, isHit = false) {
  const name = `${selector}${text === undefined ? '' : ` with "${text}"`}`;
  const { point, reason } = await driver.run(`
    const end = performance.now() + ${patienceMs};
    let reason = 'is not there';
    for (;;) {
      const element = found(${JSON.stringify(selector)}, ${JSON.stringify(text)});
      if (element) {
        const box = () => element.getBoundingClientRect();
        if (box().top < 0 || box().bottom > innerHeight) element.scrollIntoView({ block: 'center' });
        const { left, top, width, height } = box();
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
        const now = box();
        const point = { x: left + width / 2, y: top + height / 2 };
        const hit = document.elementFromPoint(point.x, point.y);
        if (now.left !== left || now.top !== top || now.width !== width) reason = 'moves';
        else if (${isHit} && !element.contains(hit)) reason = 'is below ' + (hit?.outerHTML ?? '').slice(0, 200);
        else return { point };
      } else reason = 'is not there';
      if (performance.now() > end) return { reason };
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  `);
  if (point) return point;
  throw new Error(`${name} ${reason}.`);
}

/**
 * @param {Driver} driver
 * @param {string} selector
 * @param {string} [text]
 */
export const click = async (driver, selector, text) =>
  clickAt(driver, await see(driver, selector, text, true));

/**
 * Clicks a field and types a text.
 *
 * @param {Driver} driver
 * @param {string} selector
 * @param {string} text
 */
export async function type(driver, selector, text) {
  await click(driver, selector);
  await until(driver, `document.activeElement === found(${JSON.stringify(selector)})`);
  await press(driver, [...text]);
}

/**
 * Goes to another page as a link of the console does, and waits until it is the one that is shown:
 * its address, its heading, and nothing of it loads.
 *
 * @param {Driver} driver
 * @param {string} path
 * @param {{ heading: string, ready: string, text?: string }} page
 */
export async function go(driver, path, { heading, ready, text }) {
  await driver.run(`
    // a head that has shrunk grows again, and a list starts at its top
    for (const box of document.querySelectorAll('[data-page-body], :has(> [role="grid"])'))
      box.scrollTo(0, 0);
    await new Promise(requestAnimationFrame);
    history.pushState({}, '', ${JSON.stringify(path)});
  `);
  await until(
    driver,
    `location.pathname + location.search === ${JSON.stringify(path)} &&
      found('h1', ${JSON.stringify(heading)}) && isSettled()`,
  );
  await see(driver, ready, text);
}

/** The boxes of the main parts of a page, by name, as [left, top, width]. */
const boxes = `
  const parts = { side: 'nav[aria-label="Main"]', main: 'main', title: 'main h1', table: 'main table',
    figure: 'main figure', tabs: 'main nav:not([aria-label="Breadcrumb"])', dialog: '[role="dialog"]',
    'search of a log': '[aria-label="Search the whole log"]', 'line of a log': '.log-line' };
  const answer = {};
  const add = (name, element) => {
    if (!element) return;
    const { left, top, width } = element.getBoundingClientRect();
    answer[name] = [left, top, width].map(Math.round);
  };
  for (const [name, selector] of Object.entries(parts)) add(name, found(selector));
  [...document.querySelectorAll('main thead')].slice(0, 1).forEach((head) =>
    [...head.querySelectorAll('th')].slice(0, 12).forEach((cell, index) => add('column ' + index, cell)));
  answer.sideways = [document.scrollingElement.scrollWidth - innerWidth, 0, 0];
  return isSettled() ? answer : null;
`;

/** @typedef {Record<string, number[]>} Layout */

/**
 * Pixels by which a part may be elsewhere than in Chromium: fonts and scroll bars differ, and a head
 * of a column that one browser wraps and another does not is 24 px wider.
 */
const tolerancePx = 28;

/**
 * The layout of a page: the one that stays the same, or the one that is like `expected`.
 *
 * @param {Driver} driver
 * @param {Layout} [expected]
 * @returns {Promise<{ layout: Layout, differences: string[] }>}
 */
export async function layoutOf(driver, expected) {
  const end = Date.now() + patienceMs;
  let before = '';
  for (let same = 0; ; ) {
    const layout = await driver.run(boxes);
    const text = JSON.stringify(layout);
    same = layout && text === before ? same + 1 : 0;
    before = text;
    const differences = expected && layout ? differencesOf(layout, expected) : [];
    // a difference has to stay for the whole time, a layout of its own for some looks
    const isDone = expected ? layout && differences.length === 0 : same >= 3;
    if (isDone) return { layout, differences };
    if (Date.now() > end) {
      if (!layout) throw new Error('The page never settled.');
      return { layout, differences };
    }
    await driver.run('await new Promise((resolve) => setTimeout(resolve, 60));');
  }
}

/**
 * @param {Layout} layout
 * @param {Layout} expected
 */
const differencesOf = (layout, expected) =>
  Object.entries(expected).flatMap(([part, box]) => {
    const [, top = 0] = box;
    // parts below the window load when they come near to it
    if (top > viewport.height - tolerancePx) return [];
    const own = layout[part];
    if (!own) return [`${part} is not there`];
    const isSame = box.every((value, index) => Math.abs(value - (own[index] ?? 0)) <= tolerancePx);
    return isSame ? [] : [`${part} is at ${own.join(', ')} instead of ${box.join(', ')}`];
  });
