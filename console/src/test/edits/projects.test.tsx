import { fields } from './projects';
import { testEdits } from './test-edits';

testEdits(fields);
