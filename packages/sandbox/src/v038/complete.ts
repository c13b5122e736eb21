/**
 * Types a message of the older release as one of 0.38.1: the encoder adds new fields, by the
 * message's schema.
 */
export const complete = <New>(message: object | null | undefined): New => message as New;
