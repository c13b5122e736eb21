import { fields } from './cluster';
import { testEdits } from './test-edits';

testEdits(fields);
