import type Sharp from 'sharp';

/** Loaded with the first picture: a redirector that draws none does without its 10 MB. */
export async function loadSharp(): Promise<typeof Sharp> {
  return (await import('sharp')).default;
}
