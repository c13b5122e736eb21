import { testAgainstPrism } from '../support/prism-suite';

testAgainstPrism('0.23.4', { operations: 202, streams: 14 });
