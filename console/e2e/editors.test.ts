import { resolve } from 'node:path';
import { test } from 'vitest';
import { openEditor, typeInCatalogue } from './support/editor-typing';
import { openSite } from './support/site';

const catalogue = resolve(import.meta.dirname, '../../packages/ui/dist');
const blocks = openSite('--seed', '7', '--console', catalogue);

// `walks/editors.walk.ts` types more, and in every editor of the console
test('an editor keeps each key while its owner renders and gives texts back late (E1)', async () => {
  const visit = await openEditor(blocks.browser);
  await typeInCatalogue(visit, blocks.url, { late: 50, plain: 20 });
  await visit.context.close();
}, 120_000);
