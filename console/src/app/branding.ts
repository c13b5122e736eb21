/** The partner's edition has a name of its own; what the master calls its default is ours. */
const partner = 'hpe';

export const productName = (branding: string): string =>
  branding === partner ? 'Trainyard Enterprise' : 'Trainyard';
