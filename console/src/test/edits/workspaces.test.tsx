import { testEdits } from './test-edits';
import { fields, lists } from './workspaces';

testEdits(fields, lists);
