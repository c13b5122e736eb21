import { fields, lists } from './models';
import { testEdits } from './test-edits';

testEdits(fields, lists);
