/** Pixels as a length that follows the size of text that a person has set. */
export const rem = (pixels: number): string => `${pixels / 16}rem`;
