import { test } from 'vitest';
import { openHostilePages } from '../support/hostile-pages';

const { walkDemo, walkNewer } = openHostilePages();

test('hostile text of every field stays text on each page that shows it', walkDemo);

test('the same on the pages of a newer master', walkNewer);
