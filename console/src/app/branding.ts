/** the partner's edition has its own name; the master's default is ours */
const partner = 'hpe';

export const isPartner = (branding: string): boolean => branding === partner;

export const productName = (branding: string): string =>
  isPartner(branding) ? 'Trainyard Enterprise' : 'Trainyard';

/** The file suffix of an edition. */
export const editionSuffix = (branding: string): string =>
  isPartner(branding) ? '-enterprise' : '';
