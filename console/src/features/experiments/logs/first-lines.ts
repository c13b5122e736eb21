/** Lines a viewer asks for first. */
export const firstLines = 100;
