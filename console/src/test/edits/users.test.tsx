import { testEdits } from './test-edits';
import { fields, lists } from './users';

testEdits(fields, lists);
