/** The version that the master reports. */
export const masterVersion = '0.23.4';

/** Name of the product in the master's texts. */
export const productName = 'Trainyard';
