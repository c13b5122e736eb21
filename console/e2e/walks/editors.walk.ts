import { resolve } from 'node:path';
import { test } from 'vitest';
import { openEditor, typeInCatalogue } from '../support/editor-typing';
import { openSite } from '../support/site';

const catalogue = resolve(import.meta.dirname, '../../../packages/ui/dist');
const blocks = openSite('--seed', '7', '--console', catalogue);

// `editors.test.ts` types less in the same editors
test('an editor keeps each of thousands of keys while its owner renders', async () => {
  const visit = await openEditor(blocks.browser);
  await typeInCatalogue(visit, blocks.url, { late: 600, plain: 150 });
  await visit.context.close();
}, 480_000);
