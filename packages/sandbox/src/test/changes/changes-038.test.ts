import { describeChanges } from './changes-suite';

describeChanges('0.38.1');
