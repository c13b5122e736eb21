import { test } from 'vitest';
import { fewPagesForEachField, openHostilePages } from './support/hostile-pages';

const { walkDemo, walkNewer } = openHostilePages(fewPagesForEachField);

// `walks/hostile.walk.ts` opens every page that shows a field
test('hostile text of every field stays text on a page that shows it', walkDemo, 180_000);

test('the same on the pages of a newer master', walkNewer, 180_000);
