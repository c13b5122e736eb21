import { fields } from './configurations';
import { testEdits } from './test-edits';

testEdits(fields);
