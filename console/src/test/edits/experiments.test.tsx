import { fields, lists } from './experiments';
import { testEdits } from './test-edits';

testEdits(fields, lists);
