/** The partner's edition has a name of its own; what the master calls its default is ours. */
const partner = 'hpe';

export const isPartner = (branding: string): boolean => branding === partner;

export const productName = (branding: string): string =>
  isPartner(branding) ? 'Trainyard Enterprise' : 'Trainyard';

/** How files of an edition end. */
export const editionSuffix = (branding: string): string =>
  isPartner(branding) ? '-enterprise' : '';
