/** Where generated code stands, as its import paths see it. */
export type Place = {
  /** the folder with `operation` and `call`, from a generated folder */
  own: string;
  /** the folder with the field checks */
  decode: string;
  /** what turns a caller into one that takes these operations */
  adapter?: string;
};

export const homePlace: Place = { own: '../..', decode: '../../decode' };
export const place038: Place = {
  own: '../../../v038',
  decode: '../../../decode',
  adapter: 'at038',
};
