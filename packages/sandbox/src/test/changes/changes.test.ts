import { describeChanges } from './changes-suite';

describeChanges('0.23.4');
