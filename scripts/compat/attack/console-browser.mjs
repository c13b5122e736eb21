/**
 * Signs an administrator in by the form of the console, in a context of its own, and returns the
 * page.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} site
 */
export async function signIn(browser, site) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  // a busy machine takes longer than the 30 s of Playwright
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  await page.goto(`${site}/login`);
  await page.getByLabel('Username').fill('admin');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('navigation').first().waitFor();
  return page;
}
