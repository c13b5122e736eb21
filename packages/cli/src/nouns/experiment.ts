import { describe, list } from './experiment/look';

export const experimentVerbs = [list, describe];
